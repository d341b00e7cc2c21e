/** A backup in place of the data: laid out beside them and looked at first, so that until the last moment nothing is touched. */
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '@dreiklang/server/ports'
import { missingKeks } from '@dreiklang/server/tresor/rotation.usecases'
import { type KeptBackup, nameOf } from '../backup/backupFolder.ts'
import { loadBackupKey } from '../backup/backupKey.ts'
import { isKeyFile } from '../backup/keyFiles.ts'
import { requireBackupDir } from '../backup/makeBackup.ts'
import { compare } from '../backup/proof.ts'
import { restoreInto } from '../backup/restore.ts'
import type { Config } from '../config.ts'
import { adminLogin, databaseName } from '../embedded/open.ts'
import { keyRingFile, loadKeyRing } from '../keyRing.ts'
import { openAsOwner } from '../pg/owner.ts'
import { missingKeysSentence } from '../sameSecrets.ts'
import { loadSecrets } from '../secrets.ts'
import { StartError } from '../startError.ts'

/** What of a data folder goes with its database. Other files only come and are never written over. */
const together = ['postgres', 'audit-heads.jsonl']

/**
 * The caller holds the folder's lock, and its database is stopped.
 * @returns the folder in which the former data lie now
 * @throws StartError with everything as it was
 */
export async function changePlaces(config: Config, backup: KeptBackup, log: Log): Promise<string> {
  const { dataDir } = config
  const scratch = mkdtempSync(join(dataDir, 'proof-'))
  try {
    await layOut({ ...config, dataDir: scratch, keyRingFile: null }, { from: config, backup, log })
    const aside = join(dataDir, `aside-${nameOf(new Date())}`)
    mkdirSync(aside, { mode: 0o700 })
    for (const name of together) {
      if (existsSync(join(dataDir, name))) renameSync(join(dataDir, name), join(aside, name))
      if (existsSync(join(scratch, name))) renameSync(join(scratch, name), join(dataDir, name))
    }
    for (const name of readdirSync(scratch).filter(isOfData))
      cpSync(join(scratch, name), join(dataDir, name), { recursive: true, force: false })
    return aside
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

const isOfData = (name: string): boolean => !isKeyFile(name) && !['runtime', 'lock.json', 'postgres.log', 'wal-in'].includes(name)

interface Origin {
  from: Config
  backup: KeptBackup
  log: Log
}

/** Restored, compared with what was read when it was made, and openable with the keys of today. @throws StartError */
async function layOut(there: Config, { from, backup, log }: Origin): Promise<void> {
  for (const name of ['secrets.json', 'audit-key']) copyFileSync(join(from.dataDir, name), join(there.dataDir, name))
  copyFileSync(keyRingFile(from), join(there.dataDir, 'keys.json'))
  const key = loadBackupKey(from.backupKeyFile)
  const embedded = await restoreInto(there, { backup, key, upTo: 'backup', backupDir: requireBackupDir(from) }, log)
  try {
    const { faults } = await compare(there, { embedded, backup, alone: true })
    const database = openAsOwner(embedded.connection(adminLogin(loadSecrets(there.dataDir, 'refuse'), databaseName)))
    try {
      const missing = await missingKeks({ database, keyRing: loadKeyRing(keyRingFile(there), 'refuse') })
      if (missing.length > 0) faults.push(missingKeysSentence(from, missing))
    } finally {
      await database.close()
    }
    if (faults.length > 0)
      throw new StartError(
        `What was restored of ${backup.folder} cannot take the place of the data, which were not touched: ${faults.join('; ')}`,
      )
  } finally {
    await embedded.stop()
  }
}
