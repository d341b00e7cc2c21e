import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { sql } from '@dreiklang/server/database/sql'
import { systemContext } from '@dreiklang/server/shared/context'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { adminLogin, clusterFolder, databaseName, openEmbedded } from './embedded/open.ts'
import { runningPort } from './embedded/postmaster.ts'
import { allowLogin, prepareDatabase } from './embedded/prepare.ts'
import { openDatabase } from './openDatabase.ts'
import type { OpenDatabase } from './openedDatabase.ts'
import { pgAdmin } from './pg/admin.ts'
import { loadSecrets } from './secrets.ts'
import { silentLog } from './testDatabase.ts'

/** What a statement that should not be there might begin with. Refused or not: no row may come after it. */
const attempts = [
  'select 1',
  `select set_config('app.system', 'ja', false)`,
  `select set_config('role', 'dreiklang_system', false)`,
  'set role dreiklang_system',
  'set role dreiklang_admin',
  'reset role',
  'set session authorization dreiklang_system',
  'set row_security = off',
  `set session_replication_role = 'replica'`,
  `create function pg_temp.pg_has_role(name, name, text) returns boolean language sql as 'select true'; set search_path = pg_temp, public, pg_catalog`,
  `create function public.pg_has_role(name, name, text) returns boolean language sql as 'select true'; set search_path = public, pg_catalog`,
  'grant dreiklang_system to dreiklang_app',
  'alter role dreiklang_app bypassrls',
  `create or replace function app_system() returns boolean language sql as 'select true'`,
]

describe('the login of the application', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-net-'))
  const secrets = loadSecrets(dataDir)
  let opened: OpenDatabase

  beforeAll(async () => {
    await makeOlderFolder()
    opened = await openDatabase(readConfig({ DATA_DIR: dataDir, DEMO: 'off' }), silentLog)
  })
  afterAll(async () => {
    await opened.close()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** As a version before the role of the system left it. */
  async function makeOlderFolder(): Promise<void> {
    const embedded = await openEmbedded({ dataDir, secrets, log: silentLog, settings: { fsync: 'off' } })
    if (!embedded) throw new Error('No PostgreSQL can be run here')
    await prepareDatabase(embedded.connection(adminLogin(secrets, 'postgres')), databaseName)
    const admin = embedded.connection(adminLogin(secrets, databaseName))
    await migrate({ admin: pgAdmin(admin), migrations: migrations.slice(0, 28) })
    await allowLogin(admin, { role: 'dreiklang_app', password: secrets.databaseAppPassword })
    await pgAdmin(admin).transaction((tx) =>
      tx.execute(`drop role dreiklang_system;
        insert into person (id, email, name, rolle, created_at) values (gen_random_uuid(), 'x@example.org', 'x', 'ROLE_ADMIN', now())`),
    )
    await embedded.stop()
  }

  it('is one of two in a folder of an older version as well: what it holds is there, for work in nobody’s name', async () => {
    const { database } = opened
    const who = sql('test.who', 'select session_user as login, (select count(*) from person) as number')
    expect(await database.query(systemContext, who, {})).toEqual([{ login: 'dreiklang_system', number: 1 }])
    expect(await database.query({ organisationId: null, personId: null, system: false }, who, {})).toEqual([
      { login: 'dreiklang_app', number: 0 },
    ])
  })

  it('is another one than that of the system on a PostgreSQL that is named, too, whether the owner lends its login or there is one more', async () => {
    const at = (user: string, password: string) =>
      `postgres://${user}:${password}@127.0.0.1:${runningPort(clusterFolder(dataDir)) ?? 0}/${databaseName}`
    const { user, password } = adminLogin(secrets, databaseName)
    const admin = at(user, password)
    await pgAdmin({ connectionString: admin }).transaction((tx) =>
      tx.execute(`create role my_system login password 'secret' in role dreiklang_system`),
    )
    const who = sql('test.logins', 'select session_user as login, current_user as role')
    const loginsOf = async (env: Record<string, string>) => {
      const app = at('dreiklang_app', secrets.databaseAppPassword)
      const foreign = await openDatabase(readConfig({ DATABASE_URL: app, DATABASE_ADMIN_URL: admin, ...env }), silentLog)
      const nobody = { organisationId: null, personId: null, system: false }
      const logins = [await foreign.database.query(nobody, who, {}), await foreign.database.query(systemContext, who, {})]
      await foreign.close()
      return logins.flat()
    }
    const asApp = { login: 'dreiklang_app', role: 'dreiklang_app' }
    expect(await loginsOf({})).toEqual([asApp, { login: user, role: 'dreiklang_system' }])
    expect(await loginsOf({ DATABASE_SYSTEM_URL: at('my_system', 'secret') })).toEqual([
      asApp,
      { login: 'my_system', role: 'dreiklang_system' },
    ])
  })

  it.each(attempts)('sees no row of anyone, whatever it sets: %s', async (attempt) => {
    const client = new pg.Client({
      host: '127.0.0.1',
      port: runningPort(clusterFolder(dataDir)) ?? 0,
      user: 'dreiklang_app',
      password: secrets.databaseAppPassword,
      database: databaseName,
    })
    await client.connect()
    try {
      await client.query(attempt).catch(() => {})
      const { rows: tables } = await client.query<{ name: string }>(
        `select relname as name from pg_catalog.pg_class where relkind = 'r' and relrowsecurity and relnamespace = 'public'::regnamespace`,
      )
      expect(tables.length).toBeGreaterThan(90)
      for (const { name } of tables) {
        const seen = await client.query(`select 1 from public.${name} limit 1`).catch((error: unknown) => error)
        expect([name, seen]).toEqual([name, expect.toSatisfy(isNothing)])
      }
    } finally {
      await client.end()
    }
  })
})

/** No row, or refused: 42501 is what both a missing right and `row_security = off` are answered with. */
const isNothing = (seen: unknown) =>
  typeof seen === 'object' && seen !== null && (('rowCount' in seen && seen.rowCount === 0) || ('code' in seen && seen.code === '42501'))
