import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import type { PgliteSession } from '@dreiklang/host-shared/pglite/session'
import { migrations } from '@dreiklang/server/database/migrations'
import { afterAll, beforeAll, expect, it, test } from 'vitest'
import { openPgliteCopy } from '../testing/pgliteCopy.ts'
import { schemaFile } from './schemaFile.ts'
import { readSchema } from './schemaText.ts'
import { readTableTypes, scriptTypes, typesFolder } from './tableTypes.ts'

// As the script does: another version of PostgreSQL says the same in other words.
let session: PgliteSession
beforeAll(async () => {
  session = await openPgliteCopy()
})
afterAll(() => session.pglite.close())

it('packages/server/schema.sql is the schema of today; else run `npm run schema`', async () => {
  expect(await readSchema(pgliteAdmin(session))).toBe(readFileSync(schemaFile, 'utf8'))
})

it('packages/server/src/database/tables holds the types of the rows of today; else run `npm run schema`', async () => {
  const paths = ['tables.ts', ...readdirSync(join(typesFolder, 'tables')).map((name) => `tables/${name}`)]
  const there = Object.fromEntries(paths.map((path) => [path, readFileSync(join(typesFolder, path), 'utf8')]))
  expect(Object.fromEntries(await readTableTypes(pgliteAdmin(session), migrations))).toEqual(there)
})

const samples: Readonly<Record<string, string>> = {
  bigint: '1',
  boolean: 't',
  bytea: String.raw`\x00`,
  date: '2026-03-29',
  'double precision': '1.5',
  integer: '2',
  jsonb: '{"a": 1}',
  numeric: '12.50',
  smallint: '3',
  text: 'a',
  'timestamp with time zone': '2026-03-29 00:00+00',
  uuid: '00000000-0000-4000-8000-000000000001',
  xid8: '5',
}
const nameOf = (value: unknown): string => {
  if (value instanceof Uint8Array) return 'Uint8Array'
  return typeof value === 'object' ? 'Json' : typeof value
}

test.each(Object.entries(scriptTypes))('the driver answers a column of the type %s as %s', async (type, answered) => {
  const { rows } = await session.pglite.query<{ one: unknown; many: unknown[] }>(
    `select $1::text::${type} as one, array[$1::text::${type}] as many`,
    [samples[type]],
  )
  expect(nameOf(rows[0]?.one)).toBe(answered)
  expect(rows[0]?.many.map(nameOf)).toEqual([answered])
})
