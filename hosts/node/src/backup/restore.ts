/** A backup back into an empty data folder: the copy, what was written since, and a start that reads both. */
import { chownSync, createWriteStream, existsSync, lchownSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Log } from '@dreiklang/server/ports'
import { type Entry, extract } from 'tar-stream'
import type { Config } from '../config.ts'
import { chooseAccount } from '../embedded/account.ts'
import { clusterFolder, openEmbedded } from '../embedded/open.ts'
import type { EmbeddedPostgres } from '../embedded/supervisor.ts'
import { loadSecrets } from '../secrets.ts'
import { StartError } from '../startError.ts'
import { type KeptBackup, copyIn, logFolderIn } from './backupFolder.ts'
import { filesIn } from './clusterFiles.ts'
import { isKeyFile, requireKeyFiles } from './keyFiles.ts'
import { inShell } from './logArchive.ts'
import { readSealed } from './sealedFile.ts'

interface Restore {
  backup: KeptBackup
  key: Uint8Array
  /** What was written after the backup: nothing, all there is, or what was there at a moment. ISO 8601. */
  upTo: 'backup' | 'newest' | { moment: string }
  /** BACKUP_DIR, for what was written after the backup. */
  backupDir: string
}

/** The log lies there while it is read. */
const comingLog = (dataDir: string): string => join(dataDir, 'wal-in')

/** Started, and stopped by who asked. The folder holds the keys and nothing else. @throws StartError */
export async function restoreInto(config: Config, { backup, key, upTo, backupDir }: Restore, log: Log): Promise<EmbeddedPostgres> {
  const { dataDir } = config
  requireEmpty(dataDir)
  requireKeyFiles(config)
  mkdirSync(comingLog(dataDir), { recursive: true, mode: 0o700 })
  await unpack(copyIn(backup.folder), { dataDir, key })
  if (upTo !== 'backup') await fetchLog(logFolderIn(backupDir), { to: comingLog(dataDir), from: backup.manifest.firstSegment, key })
  writeFileSync(join(clusterFolder(dataDir), 'recovery.signal'), '')
  giveToAccount([clusterFolder(dataDir), comingLog(dataDir)])
  const settings = {
    restore_command: `cp ${inShell(comingLog(dataDir))}/%f %p`,
    recovery_target_action: 'promote',
    ...(upTo === 'backup' ? { recovery_target: 'immediate' } : {}),
    ...(typeof upTo === 'object' ? { recovery_target_time: upTo.moment } : {}),
  }
  const embedded = await openEmbedded({ dataDir, secrets: loadSecrets(dataDir, 'refuse'), log, settings })
  if (embedded === null) throw new StartError('No PostgreSQL can be run here')
  rmSync(comingLog(dataDir), { recursive: true })
  return embedded
}

function requireEmpty(dataDir: string): void {
  const there = existsSync(dataDir)
    ? readdirSync(dataDir).filter((name) => !isKeyFile(name) && !['runtime', 'lock.json', 'lost+found'].includes(name))
    : []
  if (there.length > 0)
    throw new StartError(
      `A backup is restored into an empty folder, and ${dataDir} holds ${there.slice(0, 3).join(', ')}; set DATA_DIR to another one, nothing was touched`,
    )
}

const places: Record<string, (dataDir: string) => string> = { cluster: clusterFolder, wal: comingLog, data: (dataDir) => dataDir }

async function unpack(file: string, { dataDir, key }: { dataDir: string; key: Uint8Array }): Promise<void> {
  const source = readSealed(file, key)
  const entries = extract()
  source.once('error', (error) => entries.destroy(error))
  for await (const entry of source.pipe(entries)) await lay(entry, dataDir)
}

async function lay(entry: Entry, dataDir: string): Promise<void> {
  const [top = '', ...rest] = normalize(entry.header.name).split('/')
  const place = places[top]
  if (place === undefined || rest.includes('..')) throw new StartError(`The backup holds ${entry.header.name}, which has no place`)
  const path = join(place(dataDir), ...rest)
  const isFolder = entry.header.type === 'directory'
  mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 })
  if (isFolder) entry.resume()
  else await pipeline(entry, createWriteStream(path, { mode: 0o600 }))
}

/** A history tells which timeline follows which. */
async function fetchLog(folder: string, { to, from, key }: { to: string; from: string; key: Uint8Array }): Promise<void> {
  if (!existsSync(folder)) return
  const needed = readdirSync(folder)
    .filter((name) => name.endsWith('.sealed'))
    .map((name) => name.slice(0, -'.sealed'.length))
    .filter((name) => name.endsWith('.history') || name.slice(8) >= from.slice(8))
  for (const name of needed)
    await pipeline(readSealed(join(folder, `${name}.sealed`), key), createWriteStream(join(to, name), { mode: 0o600 }))
}

/** PostgreSQL works in the folders of its own user alone. */
function giveToAccount(folders: readonly string[]): void {
  const owner = chooseAccount()?.owner
  if (!owner) return
  for (const folder of folders) {
    chownSync(folder, owner.uid, owner.gid)
    for (const { name } of filesIn(folder)) lchownSync(join(folder, name), owner.uid, owner.gid)
  }
}
