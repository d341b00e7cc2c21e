/** Passkeys: public keys of people's devices. */
import type { Queryable, Statement } from '../ports.ts'

export interface PasskeyRow {
  id: string
  personId: string
  name: string
  schluessel: Uint8Array
  zaehler: number
  transports: string
  seit: string
  zuletztAm: string | null
}

const spalten = `id, person_id as "personId", name, schluessel, zaehler, transports, created_at as seit, zuletzt_am as "zuletztAm"`

const eigene: Statement = {
  name: 'anmeldung.passkeys',
  text: `select ${spalten} from passkey where person_id = $1 order by created_at, id`,
}

export async function ladePasskeys(db: Queryable, personId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(eigene, [personId])
}

const einer: Statement = { name: 'anmeldung.passkey', text: `select ${spalten} from passkey where id = $1` }

export async function ladePasskey(db: Queryable, id: string): Promise<PasskeyRow | null> {
  const [row] = await db.query<PasskeyRow>(einer, [id])
  return row ?? null
}

const neuer: Statement = {
  name: 'anmeldung.speicherePasskey',
  text: `insert into passkey (id, person_id, name, schluessel, zaehler, transports, created_at) values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (id) do nothing returning id`,
}

export type NeuerPasskey = Pick<PasskeyRow, 'id' | 'personId' | 'name' | 'schluessel' | 'zaehler' | 'transports'> & { jetzt: string }

/** False when the passkey is known already. */
export async function speicherePasskey(db: Queryable, neu: NeuerPasskey): Promise<boolean> {
  const { id, personId, name, schluessel, zaehler, transports, jetzt } = neu
  return (await db.query(neuer, [id, personId, name, schluessel, zaehler, transports, jetzt])).length === 1
}

const benutzt: Statement = {
  name: 'anmeldung.benutzePasskey',
  text: `update passkey set zaehler = $2, zuletzt_am = $3::timestamptz where id = $1 and (zaehler < $2 or $2 = 0) returning id`,
}

/** False when the device counts and its count did not rise: then there are two of it. */
export async function benutzePasskey(
  db: Queryable,
  { id, zaehler, jetzt }: { id: string; zaehler: number; jetzt: string },
): Promise<boolean> {
  return (await db.query(benutzt, [id, zaehler, jetzt])).length === 1
}

const weg: Statement = { name: 'anmeldung.loeschePasskey', text: 'delete from passkey where id = $1 and person_id = $2 returning id' }

export async function loeschePasskey(db: Queryable, id: string, personId: string): Promise<boolean> {
  return (await db.query(weg, [id, personId])).length === 1
}
