/** `npm run schema:keep`: packages/server/released/<version>.sql, small and invented. Written anew until the version is released. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { TestDatabase } from '@dreiklang/host-node/testDatabase'
import { arznei, bring, openHaus } from '@dreiklang/server/bestellung/bestellung.fixtures'
import type { AdminTransaction } from '@dreiklang/server/database/migrate'
import manifest from '../../package.json' with { type: 'json' }

// What is forgotten within a day.
const left = ['fehlversuch', 'idempotenz']

const tables = `
select c.relname as name, json_agg(json_build_object('name', a.attname, 'default', a.atthasdef, 'counted', a.attidentity <> '') order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
group by c.relname order by c.relname collate "C"`

interface Table {
  name: string
  columns: { name: string; default: boolean; counted: boolean }[]
}

async function dumpTable(tx: AdminTransaction, { name, columns }: Table): Promise<string[]> {
  const told = []
  // A column in which nobody has written anything is left out: half of some tables is empty.
  for (const column of columns)
    if (column.default || (await tx.query(`select from ${name} where ${column.name} is not null limit 1`, [])).length > 0) told.push(column)
  if ((await tx.query(`select from ${name} limit 1`, [])).length === 0) return []
  const values = told.map((column) => `quote_nullable(${column.name}::text)`).join(', ')
  const rows = await tx.query<{ values: string }>(`select concat_ws(',', ${values}) as values from ${name}`, [])
  return [
    `delete from ${name};`,
    `insert into ${name} (${told.map((column) => column.name).join(', ')}) overriding system value values`,
    `${rows.map((row) => `(${row.values})`).join(',\n')};`,
    ...told
      .filter(({ counted }) => counted)
      .map((column) => `select setval(pg_get_serial_sequence('${name}', '${column.name}'), (select max(${column.name}) from ${name}));`),
  ]
}

const haus = await openHaus()
await bring(haus, 'BEIM_ARZT', { vor: { bemerkung: 'Bitte vor 12 Uhr.', positionen: [arznei({ diagnose: 'I10.90' })] } })
await haus.server.tick()
const { admin } = haus.ports.database as TestDatabase
const lines = await admin.transaction(async (tx) => {
  const dumped: string[] = []
  for (const table of await tx.query<Table>(tables, [])) if (!left.includes(table.name)) dumped.push(...(await dumpTable(tx, table)))
  return dumped
})
await haus.close()

const head = `-- Data of version ${manifest.version}: invented people, sealed with the key of the tests. Written by \`npm run schema:keep\`.`
const folder = fileURLToPath(new URL('../../packages/server/released', import.meta.url))
await mkdir(folder, { recursive: true })
await writeFile(`${folder}/${manifest.version}.sql`, `${[head, ...lines].join('\n')}\n`)
