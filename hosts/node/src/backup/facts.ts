/**
 * What is read of a database when it is backed up, and once more in what was restored: how many rows each table has, the ends of the chains of
 * the audit trail, and a hundred orders by their digest. Nothing of it tells about people.
 */
import type { AuditHead } from '@dreiklang/server/ports'
import type pg from 'pg'

interface BestellungDigest {
  id: string
  /** Which version of the row it is: another one was written later. */
  version: string
  digest: string
}

export interface Facts {
  /** Tables by the number of their rows. */
  rows: Record<string, number>
  chains: AuditHead[]
  bestellungen: BestellungDigest[]
}

const tablesQuery = `
select relname as name from pg_class join pg_namespace on pg_namespace.oid = relnamespace
where nspname = 'public' and relkind in ('r', 'p') and not relispartition order by relname`

const chainsQuery = `
select distinct on (organisation_id) organisation_id as "organisationId", seq::float8 as seq, encode(hash, 'hex') as hash
from protokoll_glied order by organisation_id, seq desc`

/** Others each time, and any of them: what is the same for all would never show the rest. */
const bestellungenQuery = `
select id::text as id, xmin::text as version, md5(bestellung::text) as digest from bestellung order by md5(id::text || $1) limit 100`

const namedBestellungenQuery = `
select id::text as id, xmin::text as version, md5(bestellung::text) as digest from bestellung where id = any($1::uuid[])`

/** As one moment sees it. @param by a word by which the orders are chosen */
export async function readFacts(client: pg.Client, by: string): Promise<Facts> {
  await client.query('begin isolation level repeatable read read only')
  try {
    const rows: Record<string, number> = {}
    for (const { name } of (await client.query<{ name: string }>(tablesQuery)).rows) {
      const counted = await client.query<{ count: number }>(`select count(*)::float8 as count from ${client.escapeIdentifier(name)}`)
      rows[name] = counted.rows[0]?.count ?? 0
    }
    const am = new Date().toISOString()
    const chains = (await client.query<Omit<AuditHead, 'am'>>(chainsQuery)).rows.map((end) => ({ ...end, am }))
    const bestellungen = (await client.query<BestellungDigest>(bestellungenQuery, [by])).rows
    return { rows, chains, bestellungen }
  } finally {
    await client.query('commit')
  }
}

interface Comparison {
  tables: number
  rows: number
  bestellungenAlike: number
  /** Written once more between the look at them and the end of the backup. */
  bestellungenLater: number
  bestellungenMissing: number
  /** Sentences; none when what was restored is what was backed up. */
  faults: string[]
}

/** @param then what was read while the backup was made: what was restored is a moment younger */
export async function compareFacts(client: pg.Client, then: Facts): Promise<Comparison> {
  const now = await readFacts(client, '')
  const restored = await client.query<BestellungDigest>(namedBestellungenQuery, [then.bestellungen.map(({ id }) => id)])
  const bestellungen = new Map(restored.rows.map((row) => [row.id, row]))
  const sameVersion = then.bestellungen.filter(({ id, version }) => bestellungen.get(id)?.version === version)
  const faults = [
    ...Object.entries(then.rows).flatMap(([table, count]) => faultOfTable(table, count, now.rows[table])),
    ...sameVersion.filter(({ id, digest }) => bestellungen.get(id)?.digest !== digest).map(({ id }) => `the order ${id} is another one`),
  ]
  return {
    tables: Object.keys(now.rows).length,
    rows: Object.values(now.rows).reduce((sum, count) => sum + count, 0),
    bestellungenAlike: sameVersion.length,
    bestellungenLater: bestellungen.size - sameVersion.length,
    bestellungenMissing: then.bestellungen.length - bestellungen.size,
    faults,
  }
}

function faultOfTable(table: string, before: number, after: number | undefined): string[] {
  if (after === undefined) return [`the table ${table} is missing`]
  return after === 0 && before > 0 ? [`the table ${table} is empty and had ${before} rows`] : []
}
