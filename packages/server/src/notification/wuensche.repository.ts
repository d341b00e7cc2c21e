/** What people want to be told and how: rows only where someone has chosen. */
import { type Thema, themen } from '@dreiklang/domain/notification/notification'
import type { Queryable, Statement } from '../ports.ts'

export interface Wunsch {
  personId: string
  thema: Thema
  inApp: boolean
  email: boolean
  push: boolean
}

type Wege = Pick<Wunsch, 'inApp' | 'email' | 'push'>

/** Without a choice: everything in the app and on devices that were switched on, nothing by e-mail. */
const ohneWunsch: Wege = { inApp: true, email: false, push: true }

const lade: Statement = {
  name: 'notification.wuensche',
  text: `select person_id as "personId", thema, in_app as "inApp", email, push from mitteilung_einstellung where person_id = any ($1::uuid[])`,
}

export async function ladeWuensche(db: Queryable, personIds: readonly string[]): Promise<Wunsch[]> {
  return personIds.length === 0 ? [] : db.query<Wunsch>(lade, [personIds])
}

/** What holds for a person and a subject; a subject that is a duty is always told in the application. */
export function wunschVon(wuensche: readonly Wunsch[], personId: string, thema: Thema): Wege {
  const eigener = wuensche.find((wunsch) => wunsch.personId === personId && wunsch.thema === thema)
  const { inApp, email, push } = eigener ?? ohneWunsch
  return { inApp: inApp || themen[thema].pflicht, email, push }
}

const setze: Statement = {
  name: 'notification.setzeWunsch',
  text: `insert into mitteilung_einstellung (person_id, thema, in_app, email, push) values ($1, $2, $3, $4, $5)
    on conflict (person_id, thema) do update set in_app = excluded.in_app, email = excluded.email, push = excluded.push`,
}

export async function setzeWunsch(tx: Queryable, { personId, thema, inApp, email, push }: Wunsch): Promise<void> {
  await tx.query(setze, [personId, thema, inApp, email, push])
}
