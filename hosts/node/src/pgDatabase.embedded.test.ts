import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, DatabaseUnavailable } from '@dreiklang/server/ports'
import { systemContext } from '@dreiklang/server/shared/context'
import { sql } from '@dreiklang/server/database/sql'
import { adminLogin, openEmbedded } from './embedded/open.ts'
import type { EmbeddedPostgres } from './embedded/supervisor.ts'
import { openPgDatabase, type PgDatabaseOptions } from './pgDatabase.ts'
import { loadSecrets } from './secrets.ts'
import { silentLog } from './testDatabase.ts'
import { describeDatabase, organisationContext } from './testing/databaseContract.ts'
import { openWire } from './testing/frozenWire.ts'
import { openServerCopy, runOn } from './testing/serverCopy.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-pg-'))
const secrets = loadSecrets(dataDir)
const one = organisationContext(1)
const sayHello = { name: 'hello', text: 'select 1 as hello' }
const sleepALittle = sql('sleep', 'select pg_sleep(:seconds)')

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

describe('PostgreSQL', () => {
  describeDatabase(() => openServerCopy({ url, template: null }, silentLog))
})

describe('PostgreSQL in trouble', () => {
  const open = (options: Partial<PgDatabaseOptions> = {}) => openPgDatabase({ app: at(url), system: at(url), log: silentLog, ...options })
  const at = (connectionString: string) => () => ({ connectionString })
  const endAll = () => runOn(url, `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'dreiklang'`)
  let database: Database

  beforeAll(async () => {
    database = await open()
  })
  afterAll(() => database.close())

  it.each([
    ['alter role dreiklang_app superuser', 'alter role dreiklang_app nosuperuser', /dreiklang_app, because it is a superuser/],
    ['alter role dreiklang_system bypassrls', 'alter role dreiklang_system nobypassrls', /dreiklang_system, because it may bypass/],
    [
      'create table bestellung (); grant create on schema public to dreiklang_app; alter table bestellung owner to dreiklang_app',
      'drop table bestellung; revoke create on schema public from dreiklang_app',
      /dreiklang_app, because it owns the tables/,
    ],
    [
      'create role more in role dreiklang_system; revoke dreiklang_app from dreiklang_system; grant more to dreiklang_app',
      'drop role more; grant dreiklang_app to dreiklang_system',
      /dreiklang_app, because it has the rights of dreiklang_system/,
    ],
  ])('does not begin after: %s', async (given, undone, reason) => {
    await runOn(url, given)
    await expect(open()).rejects.toThrow(reason)
    await runOn(url, undone)
  })

  it('says when the login of the application may become more than the application', async () => {
    const warnings: string[] = []
    const log = { ...silentLog, warn: (_: object, text: string) => void warnings.push(text) }
    await (await open({ log })).close()
    expect(warnings).toEqual([expect.stringContaining('may become more than dreiklang_app')])
    await runOn(url, `create role only_app login password 'secret' in role dreiklang_app`)
    const own = new URL(url)
    own.username = 'only_app'
    own.password = 'secret'
    await (await open({ log, app: at(own.href) })).close()
    expect(warnings).toHaveLength(1)
    await expect(open({ system: at(own.href) })).rejects.toThrow('may not become dreiklang_system')
  })

  it('answers "unavailable" while connections break, and works again with the next statement', async () => {
    await Promise.all(Array.from({ length: 20 }, () => database.query(one, sayHello, {})))
    const running = Promise.allSettled(Array.from({ length: 8 }, () => database.query(one, sleepALittle, { seconds: 5 })))
    await expect.poll(sleepers).toBe(4)
    await endAll()
    for (const { status, ...rest } of await running) {
      expect(status).toBe('rejected')
      expect(rest).toMatchObject({ reason: { name: 'DatabaseUnavailable' } })
    }
    expect(await database.query(one, sayHello, {})).toEqual([{ hello: 1 }])
  })

  it('refuses a transaction whose connection broke, and gives the next one a good connection', async () => {
    const broken = database.transaction(one, async (tx) => {
      await tx.query(sayHello, {})
      await endAll()
      await tx.query(sayHello, {})
    })
    await expect(broken).rejects.toBeInstanceOf(DatabaseUnavailable)
    expect(await database.transaction(one, (tx) => tx.query(sayHello, {}))).toEqual([{ hello: 1 }])
  })

  it('hears again after its connection broke', async () => {
    const heard: string[] = []
    const stop = await database.listen('wieder', (payload) => heard.push(payload))
    await endAll()
    await expect
      .poll(
        async () => {
          await database.notify('wieder', 'da')
          return heard.length
        },
        { timeout: 5_000 },
      )
      .toBeGreaterThan(0)
    await stop()
  })

  it('turns statements away when too many wait, instead of letting all of them wait for ever', async () => {
    const small = await open({ queueLimit: 10, pipelines: 2, transactions: 1 })
    const statements = await Promise.allSettled(Array.from({ length: 15 }, () => small.query(one, sleepALittle, { seconds: 0.01 })))
    expect(statements.filter(({ status }) => status === 'rejected')).toHaveLength(5)
    const transactions = await Promise.allSettled(
      Array.from({ length: 15 }, () => small.transaction(one, (tx) => tx.query(sleepALittle, { seconds: 0.01 }))),
    )
    expect(transactions.filter(({ status }) => status === 'rejected')).toHaveLength(4)
    await small.close()
  })

  it('gets over a migration that changed what a prepared statement answers', async () => {
    const readAll = { name: 'read_all', text: 'select * from wandel' }
    await runOn(url, 'create table wandel (a int); grant select on wandel to dreiklang_app')
    const single = await open({ pipelines: 1 })
    await single.query(one, readAll, {})
    await runOn(url, 'alter table wandel add b int')
    await single.query(one, readAll, {}).catch(() => [])
    expect(await single.query(one, readAll, {})).toEqual([])
    await single.close()
  })

  it('runs every statement of a burst on one connection in its own name, also behind one that fails', async () => {
    const single = await open({ pipelines: 1 })
    const whoOnI = { name: 'who', text: `select current_setting('app.organisation') as organisation` }
    const fail = sql('fail', 'select 1 / :zero::int')
    const [first, second] = [organisationContext(1), organisationContext(2)]
    await single.query(first, whoOnI, {})
    const asked = [second, second, first, first, second, second, first]
    const answers = asked.map((context, index) =>
      single.query(context, index === 0 || index === 4 ? fail : whoOnI, index === 0 || index === 4 ? { zero: 0 } : {}),
    )
    const settled = await Promise.allSettled(answers)
    settled.forEach((answer, index) => {
      if (index === 0 || index === 4) expect(answer).toMatchObject({ status: 'rejected', reason: { sqlState: '22012' } })
      else expect(answer).toEqual({ status: 'fulfilled', value: [{ organisation: asked[index]?.organisationId }] })
    })
    await single.close()
  })

  it('answers "unavailable" within seconds when nobody listens at the address', async () => {
    await expect(open({ app: () => ({ host: '127.0.0.1', port: 1 }) })).rejects.toBeInstanceOf(DatabaseUnavailable)
  })

  it('refuses soon while the database hangs, lets a slow statement end before, and works again as soon as it goes on', async () => {
    const wire = await openWire({ host: '127.0.0.1', port: Number(new URL(url).port) })
    const through = new URL(url)
    through.port = String(wire.port)
    const far = await open({ app: at(through.href), system: at(through.href) })
    await far.query(one, sleepALittle, { seconds: 3 })
    await far.transaction(one, (tx) => tx.query(sayHello, {}))

    wire.freeze()
    const begun = performance.now()
    const all = await Promise.allSettled([
      far.query(one, sayHello, {}),
      far.query(systemContext, sayHello, {}),
      ...Array.from({ length: 12 }, () => far.transaction(one, (tx) => tx.query(sayHello, {}))),
    ])
    for (const asked of all) expect(asked).toMatchObject({ status: 'rejected', reason: { name: 'DatabaseUnavailable' } })
    // The driver itself gives a statement up after twelve seconds.
    expect(performance.now() - begun).toBeLessThan(6_000)
    await expect(far.query(one, sayHello, {})).rejects.toThrow(DatabaseUnavailable)

    wire.thaw()
    await expect.poll(() => far.query(one, sayHello, {}).catch(() => null), { timeout: 10_000 }).toEqual([{ hello: 1 }])
    expect(await far.transaction(one, (tx) => tx.query(sayHello, {}))).toEqual([{ hello: 1 }])
    await far.close()
    await wire.close()
  })

  const sleepers = async () =>
    (await runOn(url, `select from pg_stat_activity where application_name = 'dreiklang' and state = 'active' and query like '%pg_sleep%'`))
      .length
})
