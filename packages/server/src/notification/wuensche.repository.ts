/** What people want to be told and how: rows only where somebody has chosen. */
import { type Thema, themen } from '@dreiklang/domain/notification/notification'
import type { Queryable, Statement } from '../ports.ts'

export interface Wunsch {
  personId: string
  thema: Thema
  inApp: boolean
  email: boolean
}

/** Who has not chosen is told everything in the application, and nothing by e-mail. */
const ohneWunsch = { inApp: true, email: false } as const

const lade: Statement = {
  name: 'notification.wuensche',
  text: `select person_id as "personId", thema, in_app as "inApp", email from mitteilung_einstellung where person_id = any ($1::uuid[])`,
}

export async function ladeWuensche(db: Queryable, personIds: readonly string[]): Promise<Wunsch[]> {
  return personIds.length === 0 ? [] : db.query<Wunsch>(lade, [personIds])
}

/** What holds for a person and a subject; a subject that is a duty is always told in the application. */
export function wunschVon(wuensche: readonly Wunsch[], personId: string, thema: Thema): { inApp: boolean; email: boolean } {
  const eigener = wuensche.find((wunsch) => wunsch.personId === personId && wunsch.thema === thema)
  const { inApp, email } = eigener ?? ohneWunsch
  return { inApp: inApp || themen[thema].pflicht, email }
}

const setze: Statement = {
  name: 'notification.setzeWunsch',
  text: `insert into mitteilung_einstellung (person_id, thema, in_app, email) values ($1, $2, $3, $4)
    on conflict (person_id, thema) do update set in_app = excluded.in_app, email = excluded.email`,
}

export async function setzeWunsch(tx: Queryable, { personId, thema, inApp, email }: Wunsch): Promise<void> {
  await tx.query(setze, [personId, thema, inApp, email])
}
