/** What this room stores about an account beyond what its screens show. The person is always $1. */
import type { Queryable, Statement } from '../ports.ts'

type Zeile = Record<string, unknown>

const passkeys: Statement = {
  name: 'anmeldung.auskunftPasskeys',
  text: `select name, created_at as "seit", zuletzt_am as "zuletztAm" from passkey where person_id = $1 order by created_at, id`,
}

export function ladePasskeys(db: Queryable, personId: string): Promise<Zeile[]> {
  return db.query<Zeile>(passkeys, [personId])
}

const protokoll: Statement = {
  name: 'anmeldung.auskunftProtokoll',
  text: `select art, adresse, geraet, am from konto_protokoll where person_id = $1 order by nr`,
}

/** All of it; the screen shows the last hundred. */
export function ladeGanzesProtokoll(db: Queryable, personId: string): Promise<Zeile[]> {
  return db.query<Zeile>(protokoll, [personId])
}
