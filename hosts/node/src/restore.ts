import { parseArgs } from 'node:util'
import { type KeptBackup, listBackups, readBackup } from './backup/backupFolder.ts'
import { loadBackupKey } from './backup/backupKey.ts'
import { restoreKeyFiles } from './backup/keyFiles.ts'
import { requireBackupDir } from './backup/makeBackup.ts'
import { compare } from './backup/proof.ts'
import { restoreInto } from './backup/restore.ts'
import { complaintOf } from './complaint.ts'
import { type Config, readConfig } from './config.ts'
import { lockDataFolder } from './dataFolderLock.ts'
import { createLog } from './logging.ts'
import { StartError } from './startError.ts'

/**
 * `npm run restore`, with `-- --until <time>` up to a moment, with `--keys <file>` also the keys. Into an empty DATA_DIR.
 * 0 restored and compared, 1 not alike, 2 could not be restored.
 */
try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(complaintOf(error, 'The backup could not be restored'))
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = 2
}

function asked(): { until: string | null; keys: string | null; folder: string | null } {
  try {
    const { values, positionals } = parseArgs({
      options: { until: { type: 'string' }, keys: { type: 'string' } },
      allowPositionals: true,
    })
    const until = values.until === undefined ? null : new Date(values.until)
    if (positionals.length > 1 || Number.isNaN(until?.getTime() ?? 0)) throw new Error('not so')
    return { until: until?.toISOString() ?? null, keys: values.keys ?? null, folder: positionals[0] ?? null }
  } catch (error) {
    throw new StartError('Usage: npm run restore -- [folder of one backup] [--until 2026-11-29T12:00:00Z] [--keys keys.sealed]', {
      cause: error,
    })
  }
}

async function run(): Promise<boolean> {
  const { until, keys, folder } = asked()
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const backupDir = requireBackupDir(config)
  const key = loadBackupKey(config.backupKeyFile)
  const backup = folder === null ? newestBefore(config, until) : readBackup(folder)
  const unlock = await lockDataFolder(config.dataDir, log)
  try {
    if (keys !== null) await restoreKeyFiles(config, { file: keys, key })
    const upTo = until === null ? 'newest' : { moment: until }
    const embedded = await restoreInto(config, { backup, key, upTo, backupDir }, log)
    try {
      const proof = await compare(config, { embedded, backup, alone: false })
      for (const fault of proof.faults) console.error(`NOT ALIKE: ${fault}`)
      console.log(
        `Restored the backup of ${backup.manifest.madeAt} and what was written after it${until === null ? '' : ` until ${until}`}.`,
      )
      console.log(proof.faults.length === 0 ? `Compared: ${proof.sentence}.` : 'It is NOT what was backed up, see above.')
      return proof.faults.length === 0
    } finally {
      await embedded.stop()
    }
  } finally {
    unlock()
  }
}

/** @throws StartError */
function newestBefore(config: Config, until: string | null): KeptBackup {
  const backups = listBackups(requireBackupDir(config)).filter(({ manifest }) => until === null || manifest.madeAt < until)
  const newest = backups.at(-1)
  if (newest === undefined)
    throw new StartError(`There is no backup in ${config.backupDir}${until === null ? '' : ` that is older than ${until}`}`)
  return newest
}
