import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import type { Database, Log } from '@dreiklang/server/ports'
import { pgliteAdmin } from './pglite/admin.ts'
import { pgliteDatabase } from './pgliteDatabase.ts'
import { openPgliteCopy } from './testing/pgliteCopy.ts'
import { openServerCopy } from './testing/serverCopy.ts'
import type { TestServer } from './testing/serverCopy.ts'

/** The port of the server, and the owner of its tables for what a test has to lay in or to look at past row-level security. */
export interface TestDatabase extends Database {
  readonly admin: AdminDatabase
}

/**
 * A fresh migrated database. TEST_DATABASE_URL takes a running PostgreSQL (address of a superuser), TEST_DATABASE=embedded starts the
 * one of the npm package once for the whole run, and otherwise it is PGlite in memory. `close` throws it away.
 */
export async function createTestDatabase({ log = silentLog }: { log?: Log } = {}): Promise<TestDatabase> {
  const server = testServer()
  if (server) return openServerCopy(server, log)
  const session = await openPgliteCopy()
  return { ...pgliteDatabase(session, log), admin: pgliteAdmin(session) }
}

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }

/** Where the global setup leaves word for the workers, which inherit its environment. */
export const testServerVariable = 'DREIKLANG_TEST_SERVER'

function testServer(): TestServer | null {
  const { [testServerVariable]: started, TEST_DATABASE_URL: url } = process.env
  if (started) {
    const server: TestServer = JSON.parse(started)
    return server
  }
  return url ? { url, template: null } : null
}
