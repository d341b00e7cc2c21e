import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { openPgliteCopy } from '../testing/pgliteCopy.ts'
import { schemaFile } from './schemaFile.ts'
import { readSchema } from './schemaText.ts'

it('packages/server/schema.sql is the schema of today; else run `npm run schema`', async () => {
  // As the script does: another version of PostgreSQL says the same in other words.
  const session = await openPgliteCopy()
  const schema = await readSchema(pgliteAdmin(session))
  await session.pglite.close()
  expect(schema).toBe(readFileSync(schemaFile, 'utf8'))
})
