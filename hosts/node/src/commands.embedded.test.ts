/** The commands of README as people start them: what `npm run build` has made, in processes of their own, all on one data folder. */
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminLogin, clusterFolder, databaseName } from './embedded/open.ts'
import { freePort, runningPort } from './embedded/postmaster.ts'
import { pgAdmin } from './pg/admin.ts'
import { loadSecrets } from './secrets.ts'
import { runOn } from './testing/serverCopy.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const dataDir = mkdtempSync(join(tmpdir(), 'dreiklang-commands-'))
const settings = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, DEMO: 'off' }

interface Ended {
  code: number
  output: string
  complaint: string
}

/** By the name of its npm script, without the installing and building before it. */
function runScript(name: keyof typeof scripts, args: readonly string[] = [], env: Record<string, string> = {}): Promise<Ended> {
  const [, file = ''] = scripts[name].split(' ')
  return new Promise((resolve) => {
    execFile(process.execPath, [join(root, file), ...args], { env: { ...settings, ...env } }, (error, output, complaint) =>
      resolve({ code: error === null ? 0 : Number(error.code), output, complaint }),
    )
  })
}

const packageJson: { scripts: Record<string, string> } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const scripts = {
  start: packageJson.scripts['start'] ?? '',
  admin: packageJson.scripts['admin'] ?? '',
  'keys:rotate': packageJson.scripts['keys:rotate'] ?? '',
  'audit:verify': packageJson.scripts['audit:verify'] ?? '',
  backup: packageJson.scripts['backup'] ?? '',
  restore: packageJson.scripts['restore'] ?? '',
  upgrade: packageJson.scripts['upgrade'] ?? '',
  doctor: packageJson.scripts['doctor'] ?? '',
}

/** Names, lengths and times of what lies there, beside what the server itself goes on writing. */
const stateOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => !/^(postgres|lock\.json|audit-heads\.jsonl)/.test(name))
    .map((name) => `${name} ${statSync(join(folder, name)).size} ${statSync(join(folder, name)).mtimeMs}`)

describe('a command of README', () => {
  let server: ChildProcess
  let port: number
  beforeAll(async () => {
    if (!existsSync(join(root, 'dist/server/main.js'))) throw new Error('The commands are tested as they are built: npm run build')
    port = await freePort()
    server = spawn(process.execPath, [join(root, scripts.start.replace('node ', ''))], {
      env: { ...settings, PORT: String(port) },
      stdio: 'ignore',
    })
    while ((await ready()) !== 200 && server.exitCode === null) await sleep(50)
  })
  afterAll(async () => {
    server.kill('SIGTERM')
    await once(server, 'exit')
    rmSync(dataDir, { recursive: true, force: true })
  })

  const ready = async () => (await fetch(`http://127.0.0.1:${port}/api/health/ready`).catch(() => null))?.status
  const asOwner = (sql: string) => {
    const { user, password, database } = adminLogin(loadSecrets(dataDir), databaseName)
    return runOn<{ nr: string }>(`postgres://${user}:${password}@127.0.0.1:${runningPort(clusterFolder(dataDir))}/${database}`, sql)
  }
  const older = 'of_an_older_version'
  const noDatabase = { DATABASE_URL: 'postgres://user:geheim@127.0.0.1:1/db' }

  it('is each one that runs what was built, and README names it', () => {
    const built = Object.entries(packageJson.scripts).filter(([, script]) => script.includes('dist/server/'))
    expect(built.map(([name]) => name).toSorted()).toEqual(Object.keys(scripts).toSorted())
    const readme = readFileSync(join(root, 'README.md'), 'utf8')
    for (const [name] of built) expect(readme).toContain(name === 'start' ? '`npm start`' : `\`npm run ${name}`)
  })

  it('npm start: says in one line that its port is taken', async () => {
    expect(await runScript('start', [], { PORT: String(port) })).toEqual({
      code: 1,
      output: '',
      complaint: `Port ${port} is in use by another program; stop it or set PORT\n`,
    })
  })

  it('npm start: does not take a word for DEMO that it does not know', async () => {
    expect(await runScript('start', [], { DEMO: 'false' })).toEqual({
      code: 1,
      output: '',
      complaint: 'DEMO must be on or off, and is "false"\n',
    })
  })

  it('npm run doctor: finds nothing bad beside the server, with a line for each thing, and touches nothing', async () => {
    const before = stateOf(dataDir)
    const { code, output, complaint } = await runScript('doctor', [], { PORT: String(port) })
    expect([code, complaint]).toEqual([0, ''])
    expect(output).not.toMatch(/^bad /m)
    for (const said of [
      /^good +port +Dreiklang listens on 127\.0\.0\.1:\d+\.$/m,
      /^good +database +The database in .* runs, by Dreiklang \(process \d+\)\.$/m,
      /^good +database +Its schema is \S+, that of this version\.$/m,
      /^good +secrets +The key ring opens what the database has sealed\.$/m,
      /^good +secrets +The token secret and the audit key are those that the database knows\.$/m,
      /^attention +backup +BACKUP_DIR is not set/m,
      /^\d+ looked at: 0 bad, \d+ for attention\.$/m,
    ])
      expect(output).toMatch(said)
    expect(stateOf(dataDir)).toEqual(before)
  })

  it('npm run doctor: says what the start would refuse, also for machines, and how it is called', async () => {
    const wrong = { PORT: String(port), DEMO: 'false', KEY_RING_FILE: join(dataDir, 'lost.json'), TOKEN_SECRET: 'x'.repeat(32) }
    const [told, usage] = await Promise.all([runScript('doctor', ['--json'], wrong), runScript('doctor', ['--all'])])
    const { good, findings }: { good: boolean; findings: { check: string; state: string; sentence: string }[] } = JSON.parse(told.output)
    expect({ code: told.code, good }).toEqual({ code: 1, good: false })
    expect(findings.filter(({ state }) => state === 'bad').map(({ check, sentence }) => `${check}: ${sentence}`)).toEqual([
      'settings: DEMO must be on or off, and is "false"',
      expect.stringContaining('lost.json is missing, and there is data already'),
      expect.stringContaining('lost.json is missing, and there is data already'),
    ])
    expect(existsSync(join(dataDir, 'lost.json'))).toBe(false)
    expect(usage).toMatchObject({ code: 1, output: '', complaint: expect.stringMatching(/^Usage: npm run doctor/) })
  })

  it('npm run admin: gives the first administrator a link that sets a password', async () => {
    const { code, output, complaint } = await runScript('admin', ['nadia@example.org', 'Nadia Öztürk'], { PORT: String(port) })
    expect([code, complaint]).toEqual([0, ''])
    const [link = ''] = output.match(/^http:\S+$/m) ?? []
    const { pathname, searchParams } = new URL(link)
    expect(pathname).toBe('/reset-password')
    const answer = await fetch(`http://127.0.0.1:${port}/api/auth/reset-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token: searchParams.get('token'), password: 'Neun-Kiesel-am-Weg' }),
    })
    expect(answer.status).toBeLessThan(300)
  })

  it('npm run admin: says how it is called, and that there is an administrator', async () => {
    const ended = await Promise.all([runScript('admin', ['nadia']), runScript('admin', ['jan@example.org', 'Jan Öztürk'])])
    expect(ended).toEqual([
      { code: 1, output: '', complaint: 'Usage: npm run admin -- mail@example.org "First and last name"\n' },
      { code: 1, output: '', complaint: expect.stringMatching(/administrator.*\n$/) },
    ])
  })

  it('npm run keys:rotate: gives the ring a new key, and keeps the old one as long as it may be in use', async () => {
    expect(await runScript('keys:rotate')).toMatchObject({
      code: 0,
      complaint: '',
      output: expect.stringMatching(/^The key ring .* has the new key/),
    })
    expect(await runScript('keys:rotate', ['forget'])).toMatchObject({
      code: 0,
      output: expect.stringMatching(/^No key can be forgotten yet/),
    })
    expect(await ready()).toBe(200)
  })

  it('npm run keys:rotate: says how it is called, and makes no ring in place of a lost one', async () => {
    const elsewhere = join(dataDir, 'lost.json')
    const ended = await Promise.all([runScript('keys:rotate', ['again']), runScript('keys:rotate', [], { KEY_RING_FILE: elsewhere })])
    expect(ended).toEqual([
      { code: 1, output: '', complaint: expect.stringMatching(/^Usage: npm run keys:rotate/) },
      { code: 1, output: '', complaint: expect.stringContaining('lost.json is missing, and there is data already') },
    ])
    expect(existsSync(elsewhere)).toBe(false)
  })

  it('npm run backup: backs up beside the server, restores that elsewhere and says what it compared; npm run restore gives it back', async () => {
    const backups = { BACKUP_DIR: join(dataDir, 'backups'), BACKUP_KEYS_DIR: join(dataDir, 'backup-keys') }
    expect(await runScript('backup', [], backups)).toMatchObject({
      code: 0,
      complaint: '',
      output: expect.stringMatching(
        /^Backed up to .*\nRestored and compared: \d+ rows in \d+ tables, .*\nIts keys are in .*\nKeep a copy of .*\n$/,
      ),
    })
    const elsewhere = mkdtempSync(join(tmpdir(), 'dreiklang-restored-'))
    const there = { ...backups, DATA_DIR: elsewhere, BACKUP_KEY_FILE: join(dataDir, 'backup-key') }
    const keys = ['--keys', join(dataDir, 'backup-keys', 'keys.sealed')]
    expect(await runScript('restore', keys, there)).toMatchObject({
      code: 0,
      complaint: '',
      output: expect.stringMatching(/^Restored the backup of .*\nCompared: \d+ rows in \d+ tables, /),
    })
    expect(await runScript('restore', keys, there)).toMatchObject({ code: 2, complaint: expect.stringContaining('into an empty folder') })
    rmSync(elsewhere, { recursive: true, force: true })
  })

  it('npm run backup and npm run restore: say what they lack', async () => {
    const nowhere = { BACKUP_DIR: join(dataDir, 'no-backups') }
    const ended = await Promise.all([
      runScript('backup'),
      runScript('backup', [], { ...nowhere, ...noDatabase }),
      runScript('restore', ['--til', 'now'], nowhere),
      runScript('restore', [], { ...nowhere, BACKUP_KEY_FILE: join(dataDir, 'no-key') }),
    ])
    expect(ended).toEqual([
      { code: 2, output: '', complaint: expect.stringMatching(/^BACKUP_DIR says where backups go, and is not set/) },
      { code: 2, output: '', complaint: expect.stringMatching(/^DATABASE_URL names a PostgreSQL server of your own/) },
      { code: 2, output: '', complaint: expect.stringMatching(/^Usage: npm run restore/) },
      { code: 2, output: '', complaint: expect.stringContaining('Put the file there that the first backup made') },
    ])
  })

  it('npm run upgrade: touches no data of a running server, and says what it lacks', async () => {
    const database = adminLogin(loadSecrets(dataDir), databaseName)
    const foreign = `postgres://${database.user}:${database.password}@127.0.0.1:${runningPort(clusterFolder(dataDir))}/${database.database}`
    const ended = await Promise.all([
      runScript('upgrade'),
      runScript('upgrade', ['--back']),
      runScript('upgrade', ['--down']),
      runScript('upgrade', [], { DATA_DIR: join(dataDir, 'nothing') }),
      runScript('upgrade', [], { DATABASE_URL: foreign }),
    ])
    expect(ended).toEqual([
      { code: 2, output: '', complaint: expect.stringMatching(/^The data folder .* is in use by another Dreiklang \(process \d+\)/) },
      { code: 2, output: '', complaint: expect.stringMatching(/^BACKUP_DIR says where backups go, and is not set/) },
      { code: 2, output: '', complaint: expect.stringMatching(/^Usage: npm run upgrade/) },
      { code: 2, output: '', complaint: expect.stringMatching(/^There is no database in .*nothing\/postgres: set DATA_DIR/) },
      {
        code: 0,
        output: expect.stringMatching(/^The data in 127\.0\.0\.1:\d+\/dreiklang have the schema .*: there is nothing to upgrade\.\n$/),
        complaint: '',
      },
    ])
  })

  it('npm run upgrade: tells who has a PostgreSQL of their own each step, and does none of them', async () => {
    const { user, password } = adminLogin(loadSecrets(dataDir), databaseName)
    const address = `127.0.0.1:${runningPort(clusterFolder(dataDir))}/${older}`
    await asOwner(`create database ${older}`)
    await migrate({ admin: pgAdmin({ connectionString: `postgres://${user}:${password}@${address}` }), migrations: migrations.slice(0, 2) })
    const { code, output } = await runScript('upgrade', [], { DATABASE_URL: `postgres://${user}:${password}@${address}` })
    expect(code).toBe(2)
    expect(output).toMatch(/: \d+ migrations\.\nThis is a PostgreSQL of your own, so nothing was done\./)
    expect(output).toContain(`pg_dump --format=custom --file=before-upgrade.dump postgres://${user}@${address}\n`)
    expect(output).not.toContain(password)
  })

  it('npm run audit:verify: tells a whole trail from one that was tampered with, and both from one that could not be checked', async () => {
    await asOwner(`insert into protokoll (organisation_id, aktion, art, objekt_art, objekt_id)
      values ('00000000-0000-0000-0000-000000000000', 'test.looked', 'LESEN', 'PERSON', '1')`)
    await expect.poll(async () => (await asOwner('select from protokoll_glied')).length).toBeGreaterThan(0)
    expect(await runScript('audit:verify')).toMatchObject({
      code: 0,
      complaint: '',
      output: expect.stringMatching(/, good\n[^]*The audit trail is whole\.\n$/),
    })

    const heads = join(dataDir, 'heads.txt')
    writeFileSync(heads, 'nothing signed')
    expect(await runScript('audit:verify', ['--head', heads])).toMatchObject({
      code: 1,
      output: expect.stringContaining('--head: BROKEN, no signed head in it'),
    })

    const [entry] = await asOwner('select nr from protokoll limit 1')
    await asOwner(`alter table protokoll disable trigger user; update protokoll set aktion = 'nothing.happened' where nr = ${entry?.nr}`)
    expect(await runScript('audit:verify')).toMatchObject({
      code: 1,
      complaint: '',
      output: expect.stringMatching(
        /BROKEN at 1 places\n {2}link \d+: the entry was changed\n[^]*The audit trail was TAMPERED WITH, see above\.\n$/,
      ),
    })

    expect(await runScript('audit:verify', [], noDatabase)).toEqual({
      code: 2,
      output: '',
      complaint: 'The audit trail could not be checked. The database cannot be used: connect ECONNREFUSED 127.0.0.1:1\n',
    })
    expect(await runScript('audit:verify', ['--tail'])).toMatchObject({ code: 2, output: '' })
  })
})
