import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { checkDatabase } from './check/database.ts'
import { adminLogin, openEmbedded } from './embedded/open.ts'
import type { EmbeddedPostgres } from './embedded/supervisor.ts'
import { openDatabase } from './openDatabase.ts'
import { pgAdmin } from './pg/admin.ts'
import { requirePrepared } from './preparedServer.ts'
import { loadSecrets } from './secrets.ts'
import { silentLog } from './testDatabase.ts'
import { inDatabase, runOn } from './testing/serverCopy.ts'

describe('a PostgreSQL of somebody else', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-foreign-'))
  const secrets = loadSecrets(dataDir)
  let embedded: EmbeddedPostgres
  let url: string

  beforeAll(async () => {
    const started = await openEmbedded({ dataDir, secrets, log: silentLog, settings: { fsync: 'off' } })
    if (!started) throw new Error('No PostgreSQL can be run here')
    embedded = started
    const { user, password } = adminLogin(secrets, 'postgres')
    url = `postgres://${user}:${password}@127.0.0.1:${embedded.connection(adminLogin(secrets, 'postgres')).port}/postgres`
    await runOn(url, `create role plain login password 'geheim'; create role app login password 'geheim'`)
    for (const name of ['eins', 'zwei', 'drei']) await runOn(url, `create database ${name}`)
  })
  afterAll(async () => {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const as = (user: string, database: string) => {
    const changed = new URL(inDatabase(url, database))
    changed.username = user
    changed.password = 'geheim'
    return changed.href
  }
  /** The SQL at the end of the complaint. */
  const askedFor = async (env: { DATABASE_URL: string; DATABASE_ADMIN_URL?: string }) => {
    const config = readConfig({ DATA_DIR: dataDir, ...env })
    const error = await openDatabase(config, silentLog).then(
      () => null,
      (reason: unknown) => reason,
    )
    const complaint = error instanceof Error ? error.message : ''
    expect(complaint).toMatch(
      /^The PostgreSQL 127\.0\.0\.1:\d+ is not prepared for Dreiklang\. Let its administrator run this in the database/,
    )
    expect(complaint).not.toContain('geheim')
    return complaint.replace(/^.*start again: /, '')
  }

  it('is told everything that its administrator has to do in the first message, as SQL that is enough', async () => {
    const env = { DATABASE_URL: as('plain', 'eins') }
    const sql = await askedFor(env)
    expect(sql).toBe(
      'grant create on schema "public" to "plain"; create extension if not exists pg_trgm; create role dreiklang_app nologin; grant "dreiklang_app" to "plain"; ' +
        'create role dreiklang_system nologin in role dreiklang_app; grant "dreiklang_system" to "plain";',
    )
    await runOn(inDatabase(url, 'eins'), sql)
    const opened = await openDatabase(readConfig({ DATA_DIR: dataDir, ...env }), silentLog)
    await opened.close()
  })

  it('is looked at by the doctor, who names the same SQL and makes nothing of it, and later the roles that are right', async () => {
    await runOn(url, 'create database vier')
    const looked = () => checkDatabase(readConfig({ DATA_DIR: dataDir, DATABASE_URL: as('plain', 'vier') }), silentLog)
    const before = await looked()
    expect(before.findings.map(({ state, sentence }) => `${state}: ${sentence}`)).toEqual([
      expect.stringMatching(
        /^bad: The PostgreSQL .* is not prepared for Dreiklang\. .*grant create on schema "public" to "plain"; .*pg_trgm;/,
      ),
    ])
    expect(before.times.map(({ said, heardAt }) => Math.abs(said - heardAt) < 5_000)).toEqual([true])
    expect(await runOn(inDatabase(url, 'vier'), `select from pg_extension where extname = 'pg_trgm'`)).toEqual([])
    await runOn(inDatabase(url, 'vier'), before.findings[0]?.sentence.replace(/^.*start again: /, '').replace(/ Where .*$/, '') ?? '')
    const after = await looked()
    expect(after.findings.map(({ state, sentence }) => `${state}: ${sentence}`)).toEqual([
      expect.stringMatching(/^good: The PostgreSQL 127\.0\.0\.1:\d+\/vier answers, and roles and grants are as needed$/),
      'good: It is empty: the first start makes the tables',
    ])
  })

  it('is asked for the login of the application as well, when migrations have another', async () => {
    const env = { DATABASE_URL: as('app', 'zwei'), DATABASE_ADMIN_URL: as('plain', 'zwei') }
    const sql = await askedFor(env)
    expect(sql).toContain('grant "dreiklang_app" to "app";')
    expect(sql).not.toContain('grant "dreiklang_system" to "app";')
    await runOn(inDatabase(url, 'zwei'), sql)
    await (await openDatabase(readConfig({ DATA_DIR: dataDir, ...env }), silentLog)).close()
  })

  it('is asked for nothing that our login for migrations can do by itself', async () => {
    const adminUrl = inDatabase(url, 'drei')
    const names = ['dreiklang_one', 'dreiklang_two']
    await requirePrepared(
      adminUrl,
      names.map((name) => ({ name, sql: `create role ${name} nologin`, url: as('app', 'drei') })),
    )
    await migrate({ admin: pgAdmin({ connectionString: adminUrl }), migrations })
    for (const role of names)
      expect(await runOn(as('app', 'drei'), `select pg_has_role('app', '${role}', 'set') as may`)).toEqual([{ may: true }])
  })
})
