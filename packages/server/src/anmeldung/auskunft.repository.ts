/** What the room keeps about an account beyond what its screens show. Scoped by the person. */
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

type Zeile = Record<string, unknown>

const passkeys = sql(
  'anmeldung.auskunftPasskeys',
  `select name, created_at as "seit", zuletzt_am as "zuletztAm" from passkey where person_id = :personId order by created_at, id`,
)

export function loadPasskeys(db: Queryable, personId: string): Promise<Zeile[]> {
  return db.query<Zeile>(passkeys, { personId })
}

const protokoll = sql(
  'anmeldung.auskunftProtokoll',
  `select art, adresse, geraet, am from konto_protokoll where person_id = :personId order by nr`,
)

/** All of it; the screen shows the last hundred. */
export function loadWholeProtokoll(db: Queryable, personId: string): Promise<Zeile[]> {
  return db.query<Zeile>(protokoll, { personId })
}
