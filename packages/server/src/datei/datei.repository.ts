import type { DateiTyp } from '@dreiklang/domain/datei/datei'
import type { Columns, Filled } from '../database/columns.ts'
import { exactly, maybe } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** `name` is sealed; `groesse` is that of what was sealed, in bytes. */
export type DateiRow = Columns<'datei', 'id' | 'klient_id' | 'name' | 'media_type' | 'groesse', { mediaType: DateiTyp }>

export interface NewDatei extends DateiRow {
  inhalt: Uint8Array
  personId: string | null
}

const columns = `id, klient_id as "klientId", name, media_type as "mediaType", groesse`

const put = sql(
  'datei.lege',
  `insert into datei (organisation_id, id, klient_id, name, media_type, groesse, inhalt, person_id, created_at)
    values (:organisationId, :id, :klientId, :name, :mediaType, :groesse, :inhalt, :personId, :am)`,
)

export async function storeDatei(tx: Queryable, organisationId: string, { datei, am }: { datei: NewDatei; am: string }): Promise<void> {
  const { id, klientId, name, mediaType, groesse, inhalt, personId } = datei
  await exactly(1, tx.write(put, { organisationId, id, klientId, name, mediaType, groesse, inhalt, personId, am }))
}

const lies = sql(
  'datei.lies',
  `select ${columns}, inhalt from datei where organisation_id = :organisationId and id = :id and geloescht_am is null`,
)

type WholeDatei = DateiRow & Filled<Columns<'datei', 'inhalt'>, 'inhalt'>

export async function loadDatei(db: Queryable, organisationId: string, id: string): Promise<WholeDatei | null> {
  return maybe(db.query<WholeDatei>(lies, { organisationId, id }))
}

const beschreibe = sql(
  'datei.beschreibe',
  `select ${columns} from datei where organisation_id = :organisationId and id = any (:ids::uuid[]) and geloescht_am is null`,
)

/** Without the bytes. */
export function loadDescriptions(db: Queryable, organisationId: string, ids: readonly string[]): Promise<DateiRow[]> {
  return db.query<DateiRow>(beschreibe, { organisationId, ids })
}

const loesche = sql(
  'datei.loesche',
  `update datei set inhalt = null, geloescht_am = :am
    where organisation_id = :organisationId and id = :id and geloescht_am is null returning id`,
)

/** The bytes go at once; that there was a file stays. */
export async function deleteDatei(tx: Queryable, organisationId: string, { id, am }: { id: string; am: string }): Promise<boolean> {
  return (await tx.query(loesche, { organisationId, id, am })).length === 1
}

const umfang = sql(
  'datei.umfang',
  `select count(*)::int as anzahl, coalesce(sum(groesse), 0)::bigint as bytes from datei where geloescht_am is null`,
)

/** What is kept, over all organisations: for the system only. */
export async function measureDateien(db: Queryable): Promise<{ anzahl: number; bytes: number }> {
  const [row] = await db.query<{ anzahl: number; bytes: number }>(umfang, {})
  return row ?? { anzahl: 0, bytes: 0 }
}
