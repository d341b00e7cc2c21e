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

export function loadWholeProtokoll(db: Queryable, personId: string): Promise<Zeile[]> {
  return db.query<Zeile>(protokoll, { personId })
}
