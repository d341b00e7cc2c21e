import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { adminLogin, openEmbedded } from './embedded/open.ts'
import { pgAdmin } from './pg/admin.ts'
import type { EmbeddedPostgres } from './embedded/supervisor.ts'
import { loadSecrets } from './secrets.ts'
import { silentLog } from './testDatabase.ts'
import { inDatabase, runOn } from './testing/serverCopy.ts'

describe('two servers that start at the same moment', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-migrate-'))
  const secrets = loadSecrets(dataDir)
  let embedded: EmbeddedPostgres
  let url: string

  beforeAll(async () => {
    const started = await openEmbedded({ dataDir, secrets, log: silentLog, settings: { fsync: 'off' } })
    if (!started) throw new Error('No PostgreSQL can be run here')
    embedded = started
    const { user, password } = adminLogin(secrets, 'postgres')
    url = `postgres://${user}:${password}@127.0.0.1:${embedded.connection(adminLogin(secrets, 'postgres')).port}/postgres`
  })
  afterAll(async () => {
    await embedded.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  const slow = ['0001', '0002', '0003'].map((name) => ({ name, sql: `create table t${name} (); select pg_sleep(0.05)` }))
  const start = (connectionString: string) => migrate({ admin: pgAdmin({ connectionString }), migrations: slow })

  it('apply every migration of one database exactly once', async () => {
    await runOn(url, 'create database eins')
    const done = await Promise.all([start(inDatabase(url, 'eins')), start(inDatabase(url, 'eins')), start(inDatabase(url, 'eins'))])
    expect(done.flat().toSorted()).toEqual(['0001', '0002', '0003'])
  })

  it('may each have a database of the same cluster, which shares its roles', async () => {
    await runOn(url, 'drop role dreiklang_system, dreiklang_app')
    for (const name of ['zwei', 'drei', 'vier']) await runOn(url, `create database ${name}`)
    const done = await Promise.all(['zwei', 'drei', 'vier'].map((name) => start(inDatabase(url, name))))
    expect(done.map(({ length }) => length)).toEqual([3, 3, 3])
  })

  it('do without a superuser when the user may create roles, and are told what is missing when he may not', async () => {
    await runOn(url, `create role owner_with login createrole password 'secret'; create role owner_without login password 'secret'`)
    await runOn(url, 'create database fuenf owner owner_with')
    await runOn(url, 'drop role dreiklang_system, dreiklang_app')
    const as = (user: string, database = 'fuenf') => {
      const changed = new URL(inDatabase(url, database))
      changed.username = user
      changed.password = 'secret'
      return changed.href
    }
    await expect(start(as('owner_without'))).rejects.toThrow(
      /: create role dreiklang_app nologin; create role dreiklang_system nologin in role dreiklang_app; grant dreiklang_system to owner_without$/,
    )
    expect(await start(as('owner_with'))).toHaveLength(3)
    await runOn(as('owner_with'), 'set role dreiklang_app; set role dreiklang_system')
    // Its functions may more than their caller, as those of a superuser do, though row-level security is forced on it.
    await runOn(url, 'create database sechs owner owner_with')
    await migrate({ admin: pgAdmin({ connectionString: as('owner_with', 'sechs') }), migrations })
    const [sonnenhof, rosen] = [1, 2].map((n) => `00000000-0000-4000-8000-00000000000${n}`)
    await runOn(
      as('owner_with', 'sechs'),
      `insert into organisation (id, art, name, strasse, hausnummer, plz, ort, telefon, created_at)
        select id::uuid, art, 'x', 'x', '1', '10115', 'x', '1', now() from (values ('${sonnenhof}', 'PFLEGEDIENST'), ('${rosen}', 'ARZTPRAXIS')) o (id, art);
      insert into person (id, organisation_id, email, name, rolle, beruf, lanr, created_at)
        values ('${rosen}', '${rosen}', 'x@example.org', 'Dr. Roth', 'ROLE_ARZT', 'ARZT', '123456701', now())`,
    )
    const asApp = `${as('owner_with', 'sechs')}?options=${encodeURIComponent(`-c role=dreiklang_app -c app.organisation=${sonnenhof}`)}`
    expect(await runOn(asApp, 'select name from person')).toEqual([])
    expect(await runOn(asApp, `select name from aerzte_der_praxis('${rosen}')`)).toEqual([{ name: 'Dr. Roth' }])
  })
})
