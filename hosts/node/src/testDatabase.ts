import { rmSync } from 'node:fs'
import { pgliteAdmin } from '@dreiklang/host-shared/pglite/admin'
import { pgliteDatabase } from '@dreiklang/host-shared/pglite/database'
import type { PgliteSession } from '@dreiklang/host-shared/pglite/session'
import type { AdminDatabase } from '@dreiklang/server/database/migrate'
import type { Database, Log } from '@dreiklang/server/ports'
import { type Filled, oncePerRun, runFolder } from './testing/oncePerRun.ts'
import { dumpToFile, openPgliteCopy } from './testing/pgliteCopy.ts'
import { createCopy, dropDatabase, openInDatabase, openServerCopy, type TestServer } from './testing/serverCopy.ts'

export interface TestDatabase extends Database {
  readonly admin: AdminDatabase
}

/** Started once per run. TEST_DATABASE_URL takes a running PostgreSQL (superuser) instead, TEST_DATABASE=memory PGlite. */
export async function createTestDatabase({ log = silentLog }: { log?: Log } = {}): Promise<TestDatabase> {
  const server = testServer()
  return server ? openServerCopy(server, log) : onPglite(await openPgliteCopy(), log)
}

/** Filled once in a run for each `name`; every further one is a copy, and the content comes by way of JSON. */
export async function createFilledDatabase<Content>({
  name,
  fill,
}: {
  name: string
  fill(database: Database): Promise<Content>
}): Promise<{ database: TestDatabase; content: Content }> {
  const folder = runFolder()
  if (folder === null) {
    const database = await createTestDatabase()
    return { database, content: await fill(database) }
  }
  const { place, content } = await oncePerRun({ folder, name }, () => fillTemplate(folder, fill), discardTemplate)
  const server = testServer()
  const database = server
    ? await openServerCopy({ ...server, template: place }, silentLog)
    : onPglite(await openPgliteCopy(place), silentLog)
  return { database, content }
}

async function fillTemplate<Content>(folder: string, fill: (database: Database) => Promise<Content>): Promise<Filled<Content>> {
  const server = testServer()
  if (server) {
    const place = await createCopy(server)
    const database = await openInDatabase(server.url, place, silentLog)
    const content = await fill(database)
    await database.close()
    return { place, content }
  }
  const session = await openPgliteCopy()
  const database = onPglite(session, silentLog)
  const content = await fill(database)
  const place = await dumpToFile(folder, session)
  await database.close()
  return { place, content }
}

export async function discardTemplate(place: string): Promise<void> {
  const server = testServer()
  if (server) await dropDatabase(server.url, place)
  else rmSync(place)
}

const onPglite = (session: PgliteSession, log: Log): TestDatabase => ({ ...pgliteDatabase(session, log), admin: pgliteAdmin(session) })

export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} }

export const testServerVariable = 'DREIKLANG_TEST_SERVER'

function testServer(): TestServer | null {
  const { [testServerVariable]: started, TEST_DATABASE_URL: url } = process.env
  if (started) {
    const server: TestServer = JSON.parse(started)
    return server
  }
  return url ? { url, template: null } : null
}
