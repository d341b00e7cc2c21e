/** Backups of a real database, restored into empty folders. */
import { copyFileSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { extract } from 'tar-stream'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Config, readConfig } from '../config.ts'
import { adminLogin, clusterFolder, databaseName } from '../embedded/open.ts'
import { runningPort } from '../embedded/postmaster.ts'
import { loadKeyRing } from '../keyRing.ts'
import { openDatabase } from '../openDatabase.ts'
import type { OpenDatabase } from '../openedDatabase.ts'
import { loadAuditKey, loadSecrets } from '../secrets.ts'
import { silentLog } from '../testDatabase.ts'
import { copyIn, logFolderIn } from './backupFolder.ts'
import { loadBackupKey } from './backupKey.ts'
import { restoreKeyFiles } from './keyFiles.ts'
import { sealWaiting } from './logArchive.ts'
import { type MadeBackup, makeBackup, withClient } from './makeBackup.ts'
import { proveBackup } from './proof.ts'
import { restoreInto } from './restore.ts'
import { readSealed } from './sealedFile.ts'

const folder = mkdtempSync(join(tmpdir(), 'dreiklang-backup-'))
const config = readConfig({ DATA_DIR: join(folder, 'data'), BACKUP_DIR: join(folder, 'backup'), BACKUP_KEYS_DIR: join(folder, 'keys') })
const backupDir = join(folder, 'backup')

let opened: OpenDatabase
let backup: MadeBackup
beforeAll(async () => {
  opened = await openDatabase(config, silentLog)
  loadKeyRing(join(config.dataDir, 'keys.json'))
  loadAuditKey(config.dataDir)
  await run('create table merkzettel (wort text); insert into merkzettel values ($$vorher$$)')
  backup = await makeBackup(config, silentLog)
})
afterAll(async () => {
  await opened.close()
  rmSync(folder, { recursive: true, force: true })
})

const run = (sql: string, { dataDir }: Pick<Config, 'dataDir'> = config) =>
  withClient(
    {
      host: '127.0.0.1',
      port: runningPort(clusterFolder(dataDir)) ?? 0,
      ...adminLogin(loadSecrets(dataDir, 'refuse'), databaseName),
    },
    (client) => client.query<{ wort: string }>(sql),
  )

/** An empty folder with the keys alone, as on a new machine. */
async function newMachine(name: string): Promise<Config> {
  const there = { ...config, dataDir: join(folder, name) }
  await restoreKeyFiles(there, { file: join(folder, 'keys', 'keys.sealed'), key: loadBackupKey(config.backupKeyFile) })
  return there
}

type UpTo = Parameters<typeof restoreInto>[1]['upTo']

async function wordsAfterRestore(name: string, upTo: UpTo): Promise<string[]> {
  const there = await newMachine(name)
  const embedded = await restoreInto(there, { backup, key: loadBackupKey(config.backupKeyFile), upTo, backupDir }, silentLog)
  try {
    return (await run('select wort from merkzettel order by wort', there)).rows.map(({ wort }) => wort)
  } finally {
    await embedded.stop()
  }
}

describe('a backup', () => {
  it('is restored into an empty folder by itself and compared, and nothing of that stays', async () => {
    const proof = await proveBackup(config, backup, silentLog)
    expect(proof.faults).toEqual([])
    expect(JSON.parse(readFileSync(join(backup.folder, 'proof.json'), 'utf8'))).toEqual(proof)
    expect(readdirSync(config.dataDir).filter((name) => name.startsWith('proof-'))).toEqual([])
  })

  it('says what is missing in what was restored', async () => {
    const { manifest } = backup
    const facts = { ...manifest.facts, rows: { ...manifest.facts.rows, verschwunden: 3, protokoll: 7 } }
    const proof = await proveBackup(config, { ...backup, manifest: { ...manifest, facts } }, silentLog)
    expect(proof.faults).toEqual(['the table verschwunden is missing', 'the table protokoll is empty and had 7 rows'].toSorted())
  })

  it('comes back with what was written after it, up to the newest or up to a moment', async () => {
    await run('insert into merkzettel values ($$danach$$)')
    // By the clock of the database, which counts finer than ours.
    const moment = (await run('select clock_timestamp()::text as wort')).rows[0]?.wort ?? ''
    await run('insert into merkzettel values ($$zuletzt$$)')
    const [last] = (await run('select pg_walfile_name(pg_current_wal_insert_lsn()) as wort')).rows
    await run('select pg_switch_wal()')
    const key = loadBackupKey(config.backupKeyFile)
    const isSealed = async () => {
      await sealWaiting({ dataDir: config.dataDir, backupDir, key })
      return existsSync(join(logFolderIn(backupDir), `${last?.wort}.sealed`))
    }
    await expect.poll(isSealed).toBe(true)
    expect(await wordsAfterRestore('alone', 'backup')).toEqual(['vorher'])
    expect(await wordsAfterRestore('newest', 'newest')).toEqual(['danach', 'vorher', 'zuletzt'])
    expect(await wordsAfterRestore('moment', { moment })).toEqual(['danach', 'vorher'])
  })

  it('holds no key, and no file of it shows what is in the database', () => {
    const files = readdirSync(backupDir, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.sealed'))
    expect(files.length).toBeGreaterThan(1)
    for (const name of files) expect(readFileSync(join(backupDir, name)).includes('vorher')).toBe(false)
    const secret = loadSecrets(config.dataDir, 'refuse').databaseAdminPassword
    expect(readFileSync(join(backup.folder, 'manifest.json'), 'utf8')).not.toContain(secret)
  })

  it('leaves keys and other backups out, also where a setting puts them into the data folder', async () => {
    const inside = (name: string) => join(config.dataDir, name)
    const odd = { ...config, backupDir: inside('kopien'), backupKeysDir: inside('ablage'), backupKeyFile: inside('mein-schluessel') }
    copyFileSync(inside('keys.json'), inside('ring'))
    const made = await makeBackup({ ...odd, keyRingFile: inside('ring') }, silentLog)
    const names: string[] = []
    const entries = readSealed(copyIn(made.folder), loadBackupKey(odd.backupKeyFile)).pipe(extract())
    for await (const entry of entries) {
      names.push(entry.header.name)
      entry.resume()
    }
    expect(names).toContain('cluster/backup_label')
    expect(names.filter((name) => /ring|kopien|ablage|schluessel|keys\.json|secrets\.json|audit-key|backup-key/.test(name))).toEqual([])
    for (const name of ['kopien', 'ablage', 'mein-schluessel', 'ring']) rmSync(inside(name), { recursive: true })
  })

  it('touches no folder in which something lies, and begins nothing without the keys', async () => {
    const restore = { backup, key: loadBackupKey(config.backupKeyFile), upTo: 'newest', backupDir } as const
    await expect(restoreInto(config, restore, silentLog)).rejects.toThrow('restored into an empty folder')
    const keyless = join(folder, 'keyless')
    await expect(restoreInto({ ...config, dataDir: keyless }, restore, silentLog)).rejects.toThrow('opens with its keys alone')
    expect(existsSync(keyless)).toBe(false)
  })

  it('is not taken for whole when a bit of it was changed', async () => {
    const there = await newMachine('changed')
    const copy = readFileSync(copyIn(backup.folder))
    const middle = Math.floor(copy.length / 2)
    copy[middle] = (copy[middle] ?? 0) ^ 1
    writeFileSync(copyIn(join(folder)), copy)
    const changed = { ...backup, folder }
    const key = loadBackupKey(config.backupKeyFile)
    await expect(restoreInto(there, { backup: changed, key, upTo: 'backup', backupDir }, silentLog)).rejects.toThrow('was changed')
  })
})
