/**
 * The write-ahead log on its way into BACKUP_DIR. The database lays each segment down beside its data, at the latest after five minutes; from
 * there it is sealed into the backup. While the backup cannot be reached, the segments wait.
 */
import { chownSync, createReadStream, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '@dreiklang/server/ports'
import { chooseAccount } from '../embedded/account.ts'
import { logFolderIn } from './backupFolder.ts'
import { writeSealed } from './sealedFile.ts'

const atMostSeconds = 300
const lookMs = 5_000

export const waitingFolder = (dataDir: string): string => join(dataDir, 'wal-out')

/** For the words of a shell, in which the database puts names for %f and %p. */
export const inShell = (path: string): string => `'${path.replaceAll("'", String.raw`'\''`).replaceAll('%', '%%')}'`

/** Settings of the embedded database that lays its log down. */
export function logSettingsFor(dataDir: string): Record<string, string> {
  const folder = waitingFolder(dataDir)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const owner = chooseAccount()?.owner
  if (owner) chownSync(folder, owner.uid, owner.gid)
  const to = inShell(folder)
  return {
    archive_mode: 'on',
    archive_timeout: String(atMostSeconds),
    // On the disk before it has its name: then the database may write over its own.
    archive_command: `dd if=%p of=${to}/%f.part bs=1M conv=fsync 2>/dev/null && mv ${to}/%f.part ${to}/%f`,
  }
}

interface Archive {
  dataDir: string
  backupDir: string
  key: Uint8Array
}

/** Oldest first. @throws when the backup cannot be written; what was not sealed waits on */
export async function sealWaiting({ dataDir, backupDir, key }: Archive): Promise<number> {
  const from = waitingFolder(dataDir)
  if (!existsSync(from)) return 0
  const to = logFolderIn(backupDir)
  mkdirSync(to, { recursive: true, mode: 0o700 })
  const names = readdirSync(from)
    .filter((name) => !name.endsWith('.part'))
    .toSorted()
  for (const name of names) {
    await writeSealed(join(to, `${name}.sealed`), createReadStream(join(from, name)), key)
    rmSync(join(from, name))
  }
  return names.length
}

/** Answers what ends it. */
export function keepSealing(archive: Archive, log: Log): () => Promise<void> {
  const look = async () => {
    try {
      await sealWaiting(archive)
    } catch (error) {
      log.error({ error: String(error) }, 'the log of the database cannot be sealed into BACKUP_DIR and waits in the data folder')
    }
  }
  let running = look()
  const timer = setInterval(() => {
    running = running.then(look)
  }, lookMs)
  return async () => {
    clearInterval(timer)
    await running.then(look)
  }
}
