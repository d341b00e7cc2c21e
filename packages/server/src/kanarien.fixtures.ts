/** For tests only: past all calls, as the owner of the tables, a word that can be found in every text that one organisation keeps. */
import type { AdminDatabase, AdminTransaction } from './database/migrate.ts'

export const kanarie = 'KANARIENVOGEL'

interface Column {
  tabelle: string
  spalte: string
  typ: string
}

const columns = `select c.table_name as tabelle, c.column_name as spalte, c.data_type as typ
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.data_type in ('text', 'jsonb', 'ARRAY')
  order by c.table_name, c.ordinal_position`

const zugehoerigkeit: readonly (readonly [string, string])[] = [
  ['organisation_id', '$1'],
  ['pflegedienst_id', '$1'],
  ['person_id', '(select id from person where organisation_id = $1)'],
  ['klient_id', '(select id from klient where pflegedienst_id = $1)'],
  ['bestellung_id', '(select id from bestellung where pflegedienst_id = $1)'],
]

async function bedingung(tx: AdminTransaction, table: string): Promise<string | null> {
  if (table === 'organisation') return 'id = $1'
  if (table === 'organisation_abschnitt') return 'organisation_id = $1 and not oeffentlich'
  const names = await tx.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )
  const weg = zugehoerigkeit.find(([column]) => names.some(({ name }) => name === column))
  return weg === undefined ? null : `${weg[0]} in ${weg[1] === '$1' ? '($1)' : weg[1]}`
}

/** Texts that people wrote: neither an id, nor a day, nor a word of a list, nor sealed. */
export const isFree = (value: string): boolean =>
  value !== '' && !/^([A-Z][A-Z0-9_]*|[0-9a-f-]{36}|[\d.:+TZ-]+|v1\..*)$/.test(value) && !/^[A-Za-z0-9_-]{43,}$/.test(value)

function markiert(value: unknown): unknown {
  if (typeof value === 'string') return isFree(value) ? `${value} ${kanarie}` : value
  if (Array.isArray(value)) return value.map(markiert)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, inneres]) => [name, markiert(inneres)]))
}

export interface Markierung {
  getroffen: string[]
  verweigert: string[]
  leer: string[]
}

/** Each column by itself: one that refuses leaves the others marked. */
export async function markHaus(admin: AdminDatabase, organisationId: string, ausser: ReadonlySet<string>): Promise<Markierung> {
  const all = await admin.transaction((tx) => tx.query<Column>(columns, []))
  const markierung: Markierung = { getroffen: [], verweigert: [], leer: [] }
  for (const { tabelle, spalte, typ } of all) {
    const name = `${tabelle}.${spalte}`
    if (ausser.has(name)) continue
    markierung[await markColumn(admin, { tabelle, spalte, typ }, organisationId)].push(name)
  }
  return markierung
}

async function markColumn(admin: AdminDatabase, { tabelle, spalte, typ }: Column, organisationId: string): Promise<keyof Markierung> {
  const where = await admin.transaction((tx) => bedingung(tx, tabelle))
  if (where === null) return 'leer'
  try {
    return await admin.transaction(async (tx) => {
      // Triggers that keep a table as it is would keep it from us as well.
      await tx.execute(`set local session_replication_role = replica`)
      const rows = await tx.query<{ ort: string; wert: unknown }>(
        `select ctid::text as ort, to_jsonb("${spalte}") as wert from "${tabelle}" where ${where} and "${spalte}" is not null`,
        [organisationId],
      )
      if (rows.length === 0) return 'leer'
      let getroffen = 0
      for (const { ort, wert } of rows) {
        const neu = markiert(wert)
        if (JSON.stringify(neu) === JSON.stringify(wert)) continue
        const ausdruck = { text: '$2', jsonb: '$2::jsonb', ARRAY: 'array(select jsonb_array_elements_text($2::jsonb))' }[typ] ?? '$2'
        const values = [ort, typ === 'text' ? neu : JSON.stringify(neu)]
        await tx.query(`update "${tabelle}" set "${spalte}" = ${ausdruck} where ctid = $1::tid`, values)
        getroffen += 1
      }
      return getroffen === 0 ? 'verweigert' : 'getroffen'
    })
  } catch {
    // A check or a unique index says no: the column holds no free text.
    return 'verweigert'
  }
}

/** Every id that stands in a row of this house: what someone could try to ask for. */
export async function idsOfHaus(admin: AdminDatabase, organisationId: string): Promise<string[]> {
  return admin.transaction(async (tx) => {
    const tables = await tx.query<{ tabelle: string }>(
      `select c.table_name as tabelle from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name = 'id' and c.data_type = 'uuid'`,
      [],
    )
    const ids: string[] = []
    for (const { tabelle } of tables) {
      const where = await bedingung(tx, tabelle)
      if (where === null) continue
      const rows = await tx.query<{ id: string }>(`select id from "${tabelle}" where ${where} limit 60`, [organisationId])
      ids.push(...rows.map(({ id }) => id))
    }
    return ids
  })
}
