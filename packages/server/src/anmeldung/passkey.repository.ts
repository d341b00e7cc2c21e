import type { Columns } from '../database/columns.ts'
import { maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

export type PasskeyRow = Columns<
  'passkey',
  'id' | 'person_id' | 'name' | 'schluessel' | 'zaehler' | 'transports' | 'created_at as seit' | 'zuletzt_am'
>

const columns = `id, person_id as "personId", name, schluessel, zaehler, transports, created_at as seit, zuletzt_am as "zuletztAm"`

const own = sql('anmeldung.passkeys', `select ${columns} from passkey where person_id = :personId order by created_at, id`)

export async function loadPasskeys(db: Queryable, personId: string): Promise<PasskeyRow[]> {
  return db.query<PasskeyRow>(own, { personId })
}

const one = sql('anmeldung.passkey', `select ${columns} from passkey where id = :id`)

export async function loadPasskey(db: Queryable, id: string): Promise<PasskeyRow | null> {
  return maybe(db.query<PasskeyRow>(one, { id }))
}

const neuer = sql(
  'anmeldung.speicherePasskey',
  `insert into passkey (id, person_id, name, schluessel, zaehler, transports, created_at)
    values (:id, :personId, :name, :schluessel, :zaehler, :transports, :now)
    on conflict (id) do nothing returning id`,
)

export type NewPasskey = Pick<PasskeyRow, 'id' | 'personId' | 'name' | 'schluessel' | 'zaehler' | 'transports'> & { now: string }

export async function savePasskey(db: Queryable, neu: NewPasskey): Promise<boolean> {
  return (await db.query(neuer, neu)).length === 1
}

const benutzt = sql(
  'anmeldung.benutzePasskey',
  `update passkey set zaehler = :zaehler, zuletzt_am = :now::timestamptz where id = :id and (zaehler < :zaehler or :zaehler = 0)
    returning id`,
)

/** False when the device counts and its count did not rise: then there are two of it. */
export async function consumePasskey(db: Queryable, { id, zaehler, now }: { id: string; zaehler: number; now: string }): Promise<boolean> {
  return (await db.query(benutzt, { id, zaehler, now })).length === 1
}

const weg = sql('anmeldung.loeschePasskey', 'delete from passkey where id = :id and person_id = :personId returning id')

export async function deletePasskey(db: Queryable, id: string, personId: string): Promise<boolean> {
  return (await db.query(weg, { id, personId })).length === 1
}
