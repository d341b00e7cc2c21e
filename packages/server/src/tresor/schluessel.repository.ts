import type { Columns } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** `klientId` is null for the key of the organisation itself. */
export type Inhaber = Columns<'schluessel', 'organisation_id' | 'klient_id'>

/** `umhuellt` is null when it is destroyed. */
export type SchluesselRow = Columns<'schluessel', 'organisation_id' | 'klient_id' | 'id' | 'kek' | 'umhuellt'>

export const schluesselColumns = `id, organisation_id as "organisationId", klient_id as "klientId", kek, umhuellt`
const niemand = `'00000000-0000-0000-0000-000000000000'`

const forWriting = sql(
  'tresor.zumSchreiben',
  `select ${schluesselColumns} from schluessel
    where organisation_id = :organisationId and coalesce(klient_id, ${niemand}) = coalesce(:klientId::uuid, ${niemand})
      and abgeloest_am is null`,
)

/** The one that new seals are made with; null before the first. */
export async function loadForWriting(db: Queryable, { organisationId, klientId }: Inhaber): Promise<SchluesselRow | null> {
  return maybe(db.query<SchluesselRow>(forWriting, { organisationId, klientId }))
}

/** Keys as a part of another statement, for what many read: what `fromSchluesselJson` takes, null when there is none. */
export const schluesselAusdruck = (organisation: string, klient: string) => `(select jsonb_agg(jsonb_build_object('id', s.id,
    'organisationId', s.organisation_id, 'klientId', s.klient_id, 'kek', s.kek, 'umhuellt', encode(s.umhuellt, 'hex')))
  from schluessel s where s.organisation_id = ${organisation} and coalesce(s.klient_id, ${niemand}) = coalesce(${klient}, ${niemand})
    and s.abgeloest_am is null)`

export type SchluesselJson = (Omit<SchluesselRow, 'umhuellt'> & { umhuellt: string | null })[] | null

export const fromSchluesselJson = (rows: SchluesselJson): SchluesselRow[] =>
  (rows ?? []).map(({ umhuellt, ...row }) => ({
    ...row,
    umhuellt: umhuellt === null ? null : Uint8Array.from(umhuellt.match(/../g) ?? [], (hex) => Number.parseInt(hex, 16)),
  }))

const forReading = sql('tresor.zumLesen', `select ${schluesselColumns} from schluessel where id = any (:ids::uuid[])`)

export function loadForReading(db: Queryable, ids: readonly string[]): Promise<SchluesselRow[]> {
  return db.query<SchluesselRow>(forReading, { ids })
}

const put = sql(
  'tresor.lege',
  `insert into schluessel (id, organisation_id, klient_id, kek, umhuellt, created_at)
    values (:id, :organisationId, :klientId, :kek, :umhuellt, :now)
    on conflict (organisation_id, coalesce(klient_id, ${niemand})) where abgeloest_am is null do nothing`,
)

/** Does nothing when there is one already; waits for someone else who makes one at this moment. */
export async function storeSchluessel(tx: Queryable, row: SchluesselRow, now: string): Promise<void> {
  await tx.write(put, {
    id: row.id,
    organisationId: row.organisationId,
    klientId: row.klientId,
    kek: row.kek,
    umhuellt: row.umhuellt,
    now,
  })
}

const vernichte = sql(
  'tresor.vernichte',
  `with fruehere as (
      update schluessel set umhuellt = null, vernichtet_am = :now
      where organisation_id = :organisationId and klient_id = :klientId and umhuellt is not null and abgeloest_am is not null)
    insert into schluessel (id, organisation_id, klient_id, kek, umhuellt, created_at, vernichtet_am)
      values (:id, :organisationId, :klientId, '', null, :now, :now)
    on conflict (organisation_id, coalesce(klient_id, ${niemand})) where abgeloest_am is null
    do update set umhuellt = null, vernichtet_am = coalesce(schluessel.vernichtet_am, excluded.vernichtet_am)`,
)

/** Also where there never was one: nothing can be sealed for this Klient any more, not even by who is about to make a key. */
export async function destroySchluessel(tx: Queryable, neu: { id: string; organisationId: string; klientId: string; now: string }) {
  await exactly(1, tx.write(vernichte, { id: neu.id, organisationId: neu.organisationId, klientId: neu.klientId, now: neu.now }))
}
