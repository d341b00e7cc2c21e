import { spawn } from 'node:child_process'
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startTimeOf } from '../processIdentity.ts'
import { loadSecrets } from '../secrets.ts'
import { silentLog } from '../testDatabase.ts'
import { type Account, chooseAccount } from './account.ts'
import { findPackage } from './binaries.ts'
import { adminLogin, clusterFolder, openEmbedded } from './open.ts'
import { freePort, readPidFile, startPostmaster } from './postmaster.ts'
import type { EmbeddedPostgres } from './supervisor.ts'

const isRoot = process.getuid?.() === 0
const otherUser = chooseAccount({ mayMap: () => false })

describe('the database that comes with the server', () => {
  const made = mkdtempSync(join(tmpdir(), 'dreiklang-made-'))
  let dataDir: string
  let running: EmbeddedPostgres[]
  beforeAll(async () => {
    running = []
    const embedded = await open(undefined, made)
    await embedded.stop()
  })
  afterAll(() => rmSync(made, { recursive: true, force: true }))
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-embedded-'))
    running = []
  })

  /** For a test that is not about the first start, which takes most of a second. */
  const takeMadeDatabase = () => cpSync(made, dataDir, { recursive: true })
  afterEach(async () => {
    await Promise.all(running.map((embedded) => embedded.stop()))
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function open(account?: Account | null, folder = dataDir): Promise<EmbeddedPostgres> {
    const embedded = await openEmbedded({
      dataDir: folder,
      secrets: loadSecrets(folder),
      log: silentLog,
      settings: { fsync: 'off' },
      ...(account === undefined ? {} : { account }),
    })
    if (!embedded) throw new Error('No PostgreSQL can be run here')
    running.push(embedded)
    return embedded
  }

  async function ask(embedded: EmbeddedPostgres, sql: string, folder = dataDir): Promise<unknown[]> {
    const client = new pg.Client(embedded.connection(adminLogin(loadSecrets(folder), 'postgres')))
    client.on('error', () => {})
    await client.connect()
    try {
      return (await client.query(sql)).rows
    } finally {
      await client.end()
    }
  }

  const pid = (folder = dataDir) => Number(readPidFile(clusterFolder(folder))?.[0])

  it('keeps its data from one start to the next, for nobody else to read, and leaves no process behind', async () => {
    const first = await open()
    await ask(first, `create table merken as select 'Bestellung 1' as text`)
    const postmaster = pid()
    await first.stop()
    expect(startTimeOf(postmaster)).toBeNull()
    expect(existsSync(join(clusterFolder(dataDir), 'postmaster.pid'))).toBe(false)

    const second = await open()
    expect(await ask(second, 'select text from merken')).toEqual([{ text: 'Bestellung 1' }])
    expect(statSync(clusterFolder(dataDir)).mode & 0o077).toBe(0)
  })

  it('writes to the disk before it says so, checks what it reads, and folds umlauts', async () => {
    takeMadeDatabase()
    const embedded = await openEmbedded({ dataDir, secrets: loadSecrets(dataDir), log: silentLog })
    if (!embedded) throw new Error('No PostgreSQL can be run here')
    running.push(embedded)
    const settings = `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages, current_setting('synchronous_commit') as commit,
      current_setting('data_checksums') as checksums, current_setting('listen_addresses') as address, lower('ÄÖÜ') as lower, 'MÜLLER' ilike 'müller' as same`
    expect(await ask(embedded, settings)).toEqual([
      { fsync: 'on', pages: 'on', commit: 'on', checksums: 'on', address: '127.0.0.1', lower: 'äöü', same: true },
    ])
  })

  it('lets nobody in without the password', async () => {
    takeMadeDatabase()
    const embedded = await open()
    const client = new pg.Client({ ...embedded.connection(adminLogin(loadSecrets(dataDir), 'postgres')), password: 'wrong' })
    await expect(client.connect()).rejects.toMatchObject({ code: '28P01' })
  })

  it('starts again when it was killed under the running server, with everything that was written', async () => {
    takeMadeDatabase()
    const embedded = await open()
    await ask(embedded, `create table merken as select 1 as zahl`)
    const killed = pid()
    process.kill(killed, 'SIGKILL')
    await expect(ask(embedded, 'select zahl from merken')).rejects.toThrow()
    await expect
      .poll(() => ask(embedded, 'select zahl from merken').catch(() => []), { timeout: 20_000, interval: 100 })
      .toEqual([{ zahl: 1 }])
    expect(pid()).not.toBe(killed)
  })

  it('that a killed server has left running is stopped, and never runs twice', async () => {
    takeMadeDatabase()
    const first = await open()
    await ask(first, `create table merken as select 1 as zahl`)
    await first.stop()
    const account = chooseAccount()
    const native = findPackage()?.native
    if (!account || !native) throw new Error('No PostgreSQL can be run here')
    const logFile = join(dataDir, 'postgres.log')
    const leftover = await startPostmaster({
      account,
      native,
      folder: clusterFolder(dataDir),
      port: await freePort(),
      logFile,
      settings: {},
    })
    const second = await open()
    expect(leftover.isRunning()).toBe(false)
    expect(await ask(second, 'select zahl from merken')).toEqual([{ zahl: 1 }])
  })

  it('starts although its old process number now belongs to a stranger', async () => {
    takeMadeDatabase()
    const first = await open()
    await first.stop()
    const stranger = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const lines = [stranger.pid, clusterFolder(dataDir), 1, 5432, '', '127.0.0.1', '1 1', 'ready   ']
    writeFileSync(join(clusterFolder(dataDir), 'postmaster.pid'), lines.join('\n'))
    const second = await open()
    expect(await ask(second, 'select 1 as da')).toEqual([{ da: 1 }])
    stranger.kill('SIGKILL')
  })

  it('begins anew when the first start was interrupted', async () => {
    mkdirSync(`${clusterFolder(dataDir)}.new/base`, { recursive: true })
    const embedded = await open()
    expect(await ask(embedded, 'select 1 as da')).toEqual([{ da: 1 }])
    expect(readdirSync(dataDir).toSorted()).toEqual(['postgres', 'postgres.log', 'secrets.json'])
  })

  it('says which PostgreSQL made the data when it is another one', async () => {
    mkdirSync(clusterFolder(dataDir))
    writeFileSync(join(clusterFolder(dataDir), 'PG_VERSION'), '17\n')
    await expect(open()).rejects.toThrow(/is of PostgreSQL 17 and this version brings PostgreSQL 18/)
  })

  it('says so when there are data and no PostgreSQL can be run', async () => {
    expect(await openEmbedded({ dataDir, secrets: loadSecrets(dataDir), log: silentLog, account: null })).toBeNull()
    mkdirSync(clusterFolder(dataDir))
    await expect(openEmbedded({ dataDir, secrets: loadSecrets(dataDir), log: silentLog, account: null })).rejects.toThrow(
      /exists, but no PostgreSQL can be run here/,
    )
  })

  it('writes no values of people to its log', async () => {
    takeMadeDatabase()
    const embedded = await open()
    await ask(embedded, `select 'Frau Müller'::uuid`).catch(() => [])
    await ask(embedded, `create table person (name text unique); insert into person values ('Frau Müller')`)
    await ask(embedded, `insert into person values ('Frau Müller')`).catch(() => [])
    expect(readFileSync(join(dataDir, 'postgres.log'), 'utf8')).not.toContain('Müller')
  })

  describe.runIf(isRoot)('started by root', () => {
    it('works in a folder that only root may enter', async () => {
      const closed = join(dataDir, 'closed')
      mkdirSync(closed, { mode: 0o700 })
      const embedded = await open(undefined, join(closed, 'data'))
      expect(await ask(embedded, 'select 1 as da', join(closed, 'data'))).toEqual([{ da: 1 }])
    })

    it('runs as another user where namespaces are refused, also after it was killed', async () => {
      chmodSync(dataDir, 0o755)
      const embedded = await open(otherUser)
      const { uid } = statSync(`/proc/${pid()}`)
      expect(uid).toBeGreaterThan(0)
      await ask(embedded, 'create table merken as select 1 as zahl')
      const killed = pid()
      process.kill(killed, 'SIGKILL')
      await expect
        .poll(() => ask(embedded, 'select zahl from merken').catch(() => []), { timeout: 20_000, interval: 100 })
        .toEqual([{ zahl: 1 }])
    })

    it('is not tried as another user in a folder which that user cannot reach', async () => {
      const closed = join(dataDir, 'closed')
      mkdirSync(join(closed, 'data'), { recursive: true, mode: 0o700 })
      chmodSync(closed, 0o700)
      const folder = join(closed, 'data')
      expect(await openEmbedded({ dataDir: folder, secrets: loadSecrets(folder), log: silentLog, account: otherUser })).toBeNull()
    })
  })
})
