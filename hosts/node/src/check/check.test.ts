/** What needs no database; the rest is tested beside a running one, in commands.embedded.test.ts. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer } from 'smtp-server'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { keepManifest, keepProof } from '../backup/backupFolder.ts'
import { loadOrMakeBackupKey } from '../backup/backupKey.ts'
import { readConfig } from '../config.ts'
import { clusterFolder } from '../embedded/open.ts'
import { loadKeyRing } from '../keyRing.ts'
import { loadAuditKey, loadSecrets } from '../secrets.ts'
import { silentLog } from '../testDatabase.ts'
import { checkAll } from './checkAll.ts'
import { type Finding, lineOf } from './finding.ts'
import { checkNode } from './machine.ts'
import { checkClock, checkMail } from './outside.ts'
import { readSettings } from './settings.ts'

let folder: string
let dataDir: string
const opened: (() => Promise<void>)[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dreiklang-doctor-'))
  dataDir = join(folder, 'data')
})
afterEach(async () => {
  for (const close of opened.splice(0)) await close()
  rmSync(folder, { recursive: true, force: true })
})

const noon = new Date('2026-12-01T12:00:00Z')
const checked = (env: Record<string, string> = {}) => checkAll({ env: { DATA_DIR: dataDir, PORT: '0', ...env }, now: noon, log: silentLog })
const of = (check: Finding['check'], findings: readonly Finding[]) => findings.filter((finding) => finding.check === check).map(lineOf)

describe('the doctor', () => {
  it('finds nothing bad on a machine where nothing was started yet, and leaves nothing there', async () => {
    const findings = await checked({ BACKUP_DIR: join(folder, 'backup') })
    expect(findings.filter(({ state }) => state === 'bad')).toEqual([])
    expect(readdirSync(folder)).toEqual([])
    const checks = 'node settings port origin proxies mail database secrets clock disk disk backup'
    expect(findings.map(({ check }) => check).join(' ')).toBe(checks)
  })

  it('names every setting that is wrong, in the sentences of the start, and looks at the rest all the same', () => {
    const { config, findings } = readSettings({ DEMO: 'ja', PORT: 'x', ORIGIN: 'https://dreiklang.example' })
    expect(findings.map(lineOf)).toEqual([
      'bad        settings  PORT must be a number from 0 to 65535, and is "x".',
      'bad        settings  DEMO must be on or off, and is "ja".',
    ])
    expect(config).toMatchObject({ origin: 'https://dreiklang.example', port: 3000 })
  })

  it('tells a setting that nobody reads, and is silent about what is of others', () => {
    const misspelt = { TRUSTED_PROXIE: '10.0.0.1', BACKUP_DIRECTORY: '/mnt', XDG_DATA_DIRS: '/usr', HOSTNAME: 'srv', MAIL: '/var' }
    expect(readSettings(misspelt).findings.map(({ sentence, todo }) => `${sentence} ${todo}`)).toEqual([
      'None is set, so all have their defaults null',
      'TRUSTED_PROXIE is set, and Dreiklang reads no setting of that name Did you mean TRUSTED_PROXIES?',
      'BACKUP_DIRECTORY is set, and Dreiklang reads no setting of that name Did you mean BACKUP_DIR?',
    ])
  })

  it('tells a Node that is too old from one whose time is over', () => {
    const states = ['18.20.0', '20.18.0', '20.19.0', '24.1.0'].map((version) => checkNode(version, '2026-12-01').map(({ state }) => state))
    expect(states.flat()).toEqual(['bad', 'bad', 'attention', 'good'])
    expect(checkNode('20.19.0', '2026-04-30').map(({ state }) => state)).toEqual(['good'])
  })

  it('does not believe a clock that others contradict, nor one that was later before', () => {
    const heardAt = Date.parse('2026-12-01T12:00:00Z')
    const heard = (seconds: number) => ({ from: 'the mail server mail.example', said: heardAt - seconds * 1_000, heardAt })
    expect(checkClock([heard(1), heard(10), heard(-60)], null).map(({ state }) => state)).toEqual(['good', 'attention', 'bad'])
    const [later] = checkClock([], { from: 'the newest backup', at: Date.now() + 86_400_000 })
    expect(later).toMatchObject({ state: 'bad', sentence: expect.stringContaining('the newest backup of') })
  })

  it('signs in at the mail server, says what it answered and sends nothing', async () => {
    let mails = 0
    const server = new SMTPServer({
      banner: 'Grüß Gott Tue, 1 Dec 2026 12:00:00 +0100',
      disabledCommands: ['STARTTLS'],
      onAuth: ({ password }, _session, done) =>
        password === 'richtig' ? done(null, { user: 'x' }) : done(Object.assign(new Error('5.7.8 wrong password'), { responseCode: 535 })),
      onMailFrom: (_address, _session, done) => {
        mails += 1
        done()
      },
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    opened.push(() => new Promise((resolve) => server.close(resolve)))
    const { port } = server.server.address() as AddressInfo
    const asked = (password: string) => checkMail(readConfig({ SMTP_URL: `smtp://post:${password}@127.0.0.1:${port}` }))
    const { findings, times } = await asked('richtig')
    expect(findings.map(lineOf)).toEqual([
      expect.stringMatching(/^good +mail +127\.0\.0\.1:\d+ answers "220 .*Gott.*" and lets post in; mails come from /),
    ])
    expect(times).toMatchObject([{ said: Date.parse('2026-12-01T11:00:00Z') }])
    const refused = await asked('falsch')
    expect(refused.findings.map(lineOf)).toEqual([expect.stringMatching(/^bad +mail .*535 5\.7\.8 wrong password.* Check SMTP_URL\.$/)])
    expect(mails).toBe(0)
  })

  it('knows its port from that of another program', async () => {
    const other = createServer((_request, answer) => answer.end('something else'))
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    opened.push(() => new Promise((resolve) => other.close(() => resolve())))
    const { port } = other.address() as AddressInfo
    expect(of('port', await checked({ PORT: String(port) }))).toEqual([
      `bad        port      Port ${port} is in use by another program; stop it or set PORT.`,
    ])
  })

  it('misses secrets where there are data, reads those that are there, and sees who else may', async () => {
    mkdirSync(clusterFolder(dataDir), { recursive: true })
    loadSecrets(dataDir)
    loadAuditKey(dataDir)
    chmodSync(join(dataDir, 'audit-key'), 0o644)
    const [secrets, keyRing, auditKey] = of('secrets', await checked())
    expect(secrets).toMatch(/^good .*secrets\.json can be read, and by nobody else\.$/)
    expect(keyRing).toMatch(/^bad .*keys\.json is missing, and there is data already: .* No new one was made\./)
    expect(auditKey).toMatch(/^attention .*audit-key can be read by others on this machine\. Run chmod 600 /)
    expect(readdirSync(dataDir).toSorted()).toEqual(['audit-key', 'postgres', 'secrets.json'])
    loadKeyRing(join(dataDir, 'keys.json'))
    writeFileSync(join(dataDir, 'keys.json'), '{')
    expect(of('secrets', await checked())[1]).toMatch(/^bad .*keys\.json cannot be used: /)
  })

  it('sees a database that is not whole, and one of another PostgreSQL', async () => {
    const cluster = clusterFolder(dataDir)
    mkdirSync(join(cluster, 'global'), { recursive: true })
    writeFileSync(join(cluster, 'PG_VERSION'), '18\n')
    expect(of('database', await checked())).toEqual([
      expect.stringMatching(/^bad .* is not whole: global\/pg_control, base, pg_wal, pg_xact is missing\. Restore a backup/),
    ])
    for (const name of ['base', 'pg_wal', 'pg_xact']) mkdirSync(join(cluster, name))
    writeFileSync(join(cluster, 'global/pg_control'), controlFile({ state: 1 }))
    expect(of('database', await checked())).toEqual([
      expect.stringMatching(/^good .* is whole and was stopped in order; no server runs\.$/),
    ])
    writeFileSync(join(cluster, 'global/pg_control'), controlFile({ state: 6 }))
    expect(of('database', await checked())).toEqual([expect.stringMatching(/^attention .* was not stopped in order/)])
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n')
    expect(of('database', await checked())).toEqual([
      expect.stringMatching(/^bad .* is of PostgreSQL 17 and this version brings PostgreSQL 18/),
    ])
  })

  it('misses a backup, one of today, its proof and its keys', async () => {
    const backupDir = join(folder, 'backup')
    const env = { BACKUP_DIR: backupDir, BACKUP_KEYS_DIR: join(folder, 'keys'), BACKUP_KEY_FILE: join(folder, 'backup-key') }
    mkdirSync(clusterFolder(dataDir), { recursive: true })
    expect(of('backup', await checked(env))).toEqual([expect.stringMatching(/^bad .*There is no backup in /)])

    const made = join(backupDir, 'base', '2026-11-29T12-00-00Z')
    mkdirSync(made, { recursive: true })
    const facts = { rows: {}, chains: [], bestellungen: [] }
    keepManifest(made, { format: 1, madeAt: '2026-11-29T12:00:00.000Z', signedHeads: '', bytes: 1, sha256: '', firstSegment: '', facts })
    const before = of('backup', await checked(env))
    expect(before).toEqual([
      expect.stringMatching(/^bad .*The last one was made at 2026-11-29T12:00:00\.000Z, 48 hours ago/),
      expect.stringMatching(/^bad .*The last one was not proven/),
      expect.stringMatching(/^bad .*The backup key .* cannot be used: /),
      expect.stringMatching(/^attention .*BACKUP_DIR lies on the disk of the data/),
    ])

    loadOrMakeBackupKey(env.BACKUP_KEY_FILE)
    keepProof(made, { provenAt: '2026-11-29T12:01:00.000Z', sentence: '3 rows in 2 tables', faults: [] })
    mkdirSync(env.BACKUP_KEYS_DIR)
    writeFileSync(join(env.BACKUP_KEYS_DIR, 'keys.sealed'), '')
    const states = (
      await checkAll({ env: { DATA_DIR: dataDir, PORT: '0', ...env }, now: new Date('2026-11-30T10:00:00Z'), log: silentLog })
    )
      .filter(({ check }) => check === 'backup')
      .map(({ state }) => state)
    expect(states).toEqual(['good', 'good', 'good', 'attention', 'attention'])
  })
})

function controlFile({ state }: { state: number }): Buffer {
  const bytes = Buffer.alloc(8_192)
  bytes.writeInt32LE(state, 16)
  return bytes
}
