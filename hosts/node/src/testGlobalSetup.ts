import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import type { TestProject } from 'vitest/node'
import { adminLogin, openEmbedded } from './embedded/open.ts'
import { pgAdmin } from './pg/admin.ts'
import { loadSecrets } from './secrets.ts'
import { discardTemplate, silentLog, testServerVariable } from './testDatabase.ts'
import { emptyRun, endRun, openRun, runFolder } from './testing/oncePerRun.ts'
import { ensureDump } from './testing/pgliteCopy.ts'
import { inDatabase, runOn, type TestServer } from './testing/serverCopy.ts'

const template = 'dreiklang_template'

/** vitest calls it once for each project of a run; the first call does the work. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (runFolder() !== null) return nothing
  openRun()
  project.onTestsRerun(() => emptyRun(discardTemplate))
  const stop = await prepareDatabase()
  return async () => {
    await endRun(discardTemplate)
    await stop()
  }
}

const nothing = async () => {}

async function prepareDatabase(): Promise<() => Promise<void>> {
  if (process.env.TEST_DATABASE_URL) return nothing
  const stop = process.env.TEST_DATABASE === 'memory' ? null : await startServer()
  if (stop !== null) return stop
  await ensureDump()
  return nothing
}

/** The PostgreSQL of the npm package, once for the whole run; null where none can be run. */
async function startServer(): Promise<(() => Promise<void>) | null> {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-test-server-'))
  const secrets = loadSecrets(dataDir)
  // What a power cut would do to it is of no interest here.
  const settings = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off', autovacuum: 'off', scram_iterations: '1' }
  const embedded = await openEmbedded({ dataDir, secrets, log: silentLog, settings })
  if (!embedded) {
    rmSync(dataDir, { recursive: true, force: true })
    console.log('  No PostgreSQL can be run here: the tests run on PGlite in memory')
    return null
  }
  const { user, password } = adminLogin(secrets, 'postgres')
  const url = `postgres://${user}:${password}@127.0.0.1:${embedded.connection(adminLogin(secrets, 'postgres')).port}/postgres`
  await runOn(url, `create database ${template}`)
  await migrate({ admin: pgAdmin({ connectionString: inDatabase(url, template) }), migrations })
  process.env[testServerVariable] = JSON.stringify({ url, template } satisfies TestServer)
  return async () => {
    delete process.env[testServerVariable]
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
