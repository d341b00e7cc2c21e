/** The rows of tables and views as types, written from a migrated database: the compiler then knows what a migration has changed. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import type { Migration } from '@dreiklang/server/database/migrations'

/** What the drivers answer (hosts/shared/src/sql/types.ts). A type that is not here has to be looked at before a table has it. */
export const scriptTypes: Readonly<Record<string, string>> = {
  bigint: 'number',
  boolean: 'boolean',
  bytea: 'Uint8Array',
  date: 'string',
  'double precision': 'number',
  integer: 'number',
  jsonb: 'Json',
  numeric: 'string',
  smallint: 'number',
  text: 'string',
  'timestamp with time zone': 'string',
  uuid: 'string',
  xid8: 'string',
}

interface Column {
  table: string
  column: string
  type: string
  filled: boolean
}

// A view says of no column that it is always filled.
const columns = `
select c.relname as table, a.attname as column, format_type(a.atttypid, null) as type, a.attnotnull as filled
from pg_attribute a join pg_class c on c.oid = a.attrelid
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped
order by c.relname collate "C", a.attnum`

/** Where the types lie; `npm run schema` writes them. */
export const typesFolder = fileURLToPath(new URL('../../../../packages/server/src/database/', import.meta.url))

/** `Columns<'person', 'id' | 'created_at as seit'>` in a source asks for `person.id` and `person.created_at`. */
const asked = /\bColumns<\s*'(\w+)',\s*\|?\s*('[^']+'(?:\s*\|\s*'[^']+')*)/g

/** The columns that statements of the server tell their rows by: others nobody reads, and they have no type. */
function columnsOfRows(): ReadonlySet<string> {
  const folder = join(typesFolder, '..')
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.ts'))
  return new Set(
    sources.flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').replaceAll('PlainColumns<', 'Columns<').matchAll(asked)].flatMap(
        ([, table, names = '']) => [...names.matchAll(/'(\w+)/g)].map(([, column]) => `${table}.${column}`),
      ),
    ),
  )
}

/** The files of types by their path in the folder: one a room, as the migrations name them, and one that holds all. */
export async function readTableTypes(admin: AdminDatabase, migrations: readonly Migration[]): Promise<Map<string, string>> {
  const all = await admin.transaction((tx) => tx.query<Column>(columns, []))
  const read = columnsOfRows()
  const rooms = new Map<string, Map<string, Column[]>>()
  for (const column of all) {
    if (!read.has(`${column.table}.${column.column}`)) continue
    const room = roomOf(column.table, migrations)
    const tables = rooms.get(room) ?? new Map<string, Column[]>()
    tables.set(column.table, [...(tables.get(column.table) ?? []), column])
    rooms.set(room, tables)
  }
  const sorted = [...rooms].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return new Map([
    ...sorted.map(([room, tables]): [string, string] => [`tables/${room}.ts`, fileOfRoom(room, tables)]),
    ['tables.ts', fileOfAll(sorted.map(([room]) => room))],
  ])
}

/** `0013-klient-belege` makes tables of the room klient. */
function roomOf(table: string, migrations: readonly Migration[]): string {
  const made = new RegExp(String.raw`\bcreate\s+(or\s+replace\s+)?(table|view)\s+${table}\b`, 'i')
  const room = migrations
    .find(({ sql }) => made.test(sql))
    ?.name.replace(/^\d+-/, '')
    .replace(/-.*/, '')
  if (room === undefined) throw new Error(`No migration says that it makes ${table}`)
  return room
}

const nameOf = (room: string) => `${room.slice(0, 1).toUpperCase()}${room.slice(1)}Tables`

/** With the end of the line. */
const lineWidth = 141

const head = '/** What the database answers of these tables, column by column; written by `npm run schema`. */'

function fileOfRoom(room: string, tables: ReadonlyMap<string, readonly Column[]>): string {
  const rows = [...tables].map(([table, its]) => {
    const fields = its.map((column) => `${column.column}: ${typeOf(column)}`)
    const line = `  ${table}: { ${fields.join('; ')} }\n`
    return line.length <= lineWidth ? line : `  ${table}: {\n${fields.map((field) => `    ${field}\n`).join('')}  }\n`
  })
  const text = `export interface ${nameOf(room)} {\n${rows.join('')}}\n`
  return `${head}\n${text.includes(': Json') ? "import type { Json } from '../json.ts'\n\n" : ''}${text}`
}

function typeOf({ table, column, type, filled }: Column): string {
  const element = type.replace(/\[\]$/, '')
  const known = scriptTypes[element]
  if (known === undefined) throw new Error(`${table}.${column} is ${type}: nobody has said what the drivers answer`)
  return `${known}${element === type ? '' : '[]'}${filled ? '' : ' | null'}`
}

function fileOfAll(rooms: readonly string[]): string {
  const imports = rooms.map((room) => `import type { ${nameOf(room)} } from './tables/${room}.ts'\n`)
  const parents = rooms.map((room) => `    ${nameOf(room)}`)
  return `${head}\n${imports.join('')}\nexport interface Tables\n  extends\n${parents.join(',\n')} {}\n`
}
