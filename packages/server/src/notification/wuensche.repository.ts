/** Rows only where someone has chosen. */
import { type Thema, themen } from '@dreiklang/domain/notification/notification'
import type { Columns } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type Wunsch = Columns<'mitteilung_einstellung', 'person_id' | 'thema' | 'in_app' | 'email' | 'push', { thema: Thema }>

type Wege = Pick<Wunsch, 'inApp' | 'email' | 'push'>

/** Without a choice: everything in the app and on devices that were switched on, nothing by e-mail. */
const withoutWunsch: Wege = { inApp: true, email: false, push: true }

const lade = sql(
  'notification.wuensche',
  `select person_id as "personId", thema, in_app as "inApp", email, push from mitteilung_einstellung
    where person_id = any (:personIds::uuid[])`,
)

export async function loadWuensche(db: Queryable, personIds: readonly string[]): Promise<Wunsch[]> {
  return personIds.length === 0 ? [] : db.query<Wunsch>(lade, { personIds })
}

/** What holds for a person and a subject; a subject that is a duty is always told in the application. */
export function wunschOf(wuensche: readonly Wunsch[], personId: string, thema: Thema): Wege {
  const eigener = wuensche.find((wunsch) => wunsch.personId === personId && wunsch.thema === thema)
  const { inApp, email, push } = eigener ?? withoutWunsch
  return { inApp: inApp || themen[thema].pflicht, email, push }
}

const setze = sql(
  'notification.setzeWunsch',
  `insert into mitteilung_einstellung (person_id, thema, in_app, email, push) values (:personId, :thema, :inApp, :email, :push)
    on conflict (person_id, thema) do update set in_app = excluded.in_app, email = excluded.email, push = excluded.push`,
)

export async function setWunsch(tx: Queryable, { personId, thema, inApp, email, push }: Wunsch): Promise<void> {
  await exactly(1, tx.write(setze, { personId, thema, inApp, email, push }))
}
