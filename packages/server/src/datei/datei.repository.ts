/** Sealed files. Every statement is scoped by the organisation, which is always $1; but for the platform's count of all. */
import type { DateiTyp } from '@dreiklang/domain/datei/datei'
import type { Queryable, Statement } from '../ports.ts'

export interface DateiRow {
  id: string
  klientId: string | null
  /** Sealed. */
  name: string
  mediaType: DateiTyp
  /** Of what was sealed, in bytes. */
  groesse: number
}

export interface NeueDatei extends DateiRow {
  inhalt: Uint8Array
  personId: string | null
}

const spalten = `id, klient_id as "klientId", name, media_type as "mediaType", groesse`

const lege: Statement = {
  name: 'datei.lege',
  text: `insert into datei (organisation_id, id, klient_id, name, media_type, groesse, inhalt, person_id, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
}

export async function legeDatei(tx: Queryable, organisationId: string, { datei, am }: { datei: NeueDatei; am: string }): Promise<void> {
  const { id, klientId, name, mediaType, groesse, inhalt, personId } = datei
  await tx.query(lege, [organisationId, id, klientId, name, mediaType, groesse, inhalt, personId, am])
}

const lies: Statement = {
  name: 'datei.lies',
  text: `select ${spalten}, inhalt from datei where organisation_id = $1 and id = $2 and geloescht_am is null`,
}

export async function ladeDatei(db: Queryable, organisationId: string, id: string): Promise<(DateiRow & { inhalt: Uint8Array }) | null> {
  const [row] = await db.query<DateiRow & { inhalt: Uint8Array }>(lies, [organisationId, id])
  return row ?? null
}

const beschreibe: Statement = {
  name: 'datei.beschreibe',
  text: `select ${spalten} from datei where organisation_id = $1 and id = any ($2::uuid[]) and geloescht_am is null`,
}

/** Without the bytes. */
export function ladeBeschreibungen(db: Queryable, organisationId: string, ids: readonly string[]): Promise<DateiRow[]> {
  return db.query<DateiRow>(beschreibe, [organisationId, ids])
}

const loesche: Statement = {
  name: 'datei.loesche',
  text: `update datei set inhalt = null, geloescht_am = $3 where organisation_id = $1 and id = $2 and geloescht_am is null returning id`,
}

/** The bytes go at once; that there was a file stays. */
export async function loescheDatei(tx: Queryable, organisationId: string, { id, am }: { id: string; am: string }): Promise<boolean> {
  return (await tx.query(loesche, [organisationId, id, am])).length === 1
}

const umfang: Statement = {
  name: 'datei.umfang',
  text: `select count(*)::int as anzahl, coalesce(sum(groesse), 0)::bigint as bytes from datei where geloescht_am is null`,
}

/** What is kept, over all organisations: for the system only. */
export async function messeDateien(db: Queryable): Promise<{ anzahl: number; bytes: number }> {
  const [row] = await db.query<{ anzahl: number; bytes: number }>(umfang, [])
  return row ?? { anzahl: 0, bytes: 0 }
}
