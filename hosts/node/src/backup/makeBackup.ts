/** Makes a backup of the database that runs, or of the one that lies in the data folder, and lets go of old ones. */
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '@dreiklang/server/ports'
import pg from 'pg'
import { auditHeadsFile } from '../auditHeads.ts'
import type { Config } from '../config.ts'
import { lockDataFolder } from '../dataFolderLock.ts'
import { adminLogin, clusterFolder, databaseName, openEmbedded } from '../embedded/open.ts'
import { runningPort } from '../embedded/postmaster.ts'
import { keyRingFile } from '../keyRing.ts'
import type { Connection } from '../pg/client.ts'
import { loadSecrets } from '../secrets.ts'
import { StartError } from '../startError.ts'
import { type KeptBackup, baseFolderIn, copyIn, keepManifest, nameOf, readBackup, removeOutdated } from './backupFolder.ts'
import { loadOrMakeBackupKey } from './backupKey.ts'
import { writeBaseBackup } from './baseBackup.ts'
import { writeKeyFiles } from './keyFiles.ts'
import { logSettingsFor } from './logArchive.ts'

export interface MadeBackup extends KeptBackup {
  /** Where the keys were backed up; null: nowhere. */
  keys: string | null
  /** How many old ones were let go. */
  gone: number
}

/** @throws StartError */
export async function makeBackup(config: Config, log: Log): Promise<MadeBackup> {
  const backupDir = requireBackupDir(config)
  requireCluster(config)
  const key = loadOrMakeBackupKey(config.backupKeyFile)
  const now = new Date()
  const folder = join(baseFolderIn(backupDir), nameOf(now))
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  try {
    const base = await withOwner(config, log, (client) =>
      writeBaseBackup(client, {
        dataDir: config.dataDir,
        cluster: clusterFolder(config.dataDir),
        file: copyIn(folder),
        key,
        leftOut: [backupDir, keyRingFile(config), config.backupKeyFile, ...(config.backupKeysDir === null ? [] : [config.backupKeysDir])],
      }),
    )
    const signedHeads = auditHeadsFile(config.dataDir, null, 'refuse').sign(base.facts.chains)
    keepManifest(folder, { ...base, format: 1, madeAt: now.toISOString(), signedHeads })
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const keys = config.backupKeysDir === null ? null : await writeKeyFiles(config, { folder: config.backupKeysDir, key })
  return { ...readBackup(folder), keys, gone: removeOutdated(backupDir, now) }
}

/** @throws StartError */
export function requireBackupDir({ backupDir, databaseUrl }: Config): string {
  if (databaseUrl !== null)
    throw new StartError(
      'DATABASE_URL names a PostgreSQL server of your own: back it up with its own tools (pg_basebackup with an archive of its log), and the ' +
        'keys beside it (README.md, "Backup")',
    )
  if (backupDir === null) throw new StartError('BACKUP_DIR says where backups go, and is not set; best name a folder on another disk')
  return backupDir
}

function requireCluster({ dataDir }: Config): void {
  if (existsSync(clusterFolder(dataDir))) return
  throw new StartError(`There is no database in ${clusterFolder(dataDir)}; set DATA_DIR to the folder of the one to back up`)
}

/** In the name of who owns the cluster, and alone in a session. */
async function withOwner<Result>(config: Config, log: Log, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const { dataDir } = config
  const secrets = loadSecrets(dataDir, 'refuse')
  const port = runningPort(clusterFolder(dataDir))
  if (port !== null) return withClient({ host: '127.0.0.1', port, ...adminLogin(secrets, databaseName) }, work)
  const unlock = await lockDataFolder(dataDir, log)
  try {
    // As the server runs it: what is written meanwhile belongs to the log that is kept.
    const embedded = await openEmbedded({ dataDir, secrets, log, settings: logSettingsFor(dataDir) })
    if (embedded === null) throw new StartError('No PostgreSQL can be run here')
    try {
      return await withClient(embedded.connection(adminLogin(secrets, databaseName)), work)
    } finally {
      await embedded.stop()
    }
  } finally {
    unlock()
  }
}

export async function withClient<Result>(connection: Connection, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionTimeoutMillis: 10_000, application_name: 'dreiklang backup', ...connection })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
