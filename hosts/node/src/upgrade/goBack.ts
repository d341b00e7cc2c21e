/** Back to what was there before the last upgrade. What came since stays beside it. */
import type { Log } from '@dreiklang/server/ports'
import { type KeptBackup, listBackups } from '../backup/backupFolder.ts'
import { makeBackup, requireBackupDir } from '../backup/makeBackup.ts'
import { proveBackup } from '../backup/proof.ts'
import type { Config } from '../config.ts'
import { StartError } from '../startError.ts'
import { changePlaces } from './changePlaces.ts'
import { type Work, runAlone, requireData, withDatabase } from './migrateData.ts'

/** @throws StartError with everything as it was */
export async function goBack(config: Config, { log, say }: Omit<Work, 'migrations'>): Promise<void> {
  const backup = lastUpgradeIn(config)
  requireData(config)
  await runAlone(config, log, async () => {
    const { from, to } = backup.upgrade ?? {}
    say(`Before the upgrade from ${from} to ${to} the backup ${backup.folder} was made. It is laid out and compared first.`)
    const aside = await changePlaces(config, backup, log)
    say(`The data are those of ${backup.manifest.madeAt} again, with the schema ${from}. What was there until now lies in ${aside}.`)
    await backUpAgain(config, log)
    say('They were backed up once more, so that the newest backup is that of these data.')
    say('Start the version that you had before: this one would upgrade them again. Files and mails that came since are still there.')
  })
}

/** Otherwise a restore would take the newest one, which is of what was put aside. */
async function backUpAgain(config: Config, log: Log): Promise<void> {
  const backup = await withDatabase(config, log, () => makeBackup(config, log))
  const { faults } = await proveBackup(config, backup, log)
  if (faults.length > 0) throw new StartError(`The backup in ${backup.folder} is not what the data are: ${faults.join('; ')}`)
}

/** @throws StartError */
function lastUpgradeIn(config: Config): KeptBackup {
  const backup = listBackups(requireBackupDir(config)).findLast(({ upgrade }) => upgrade !== null)
  if (backup !== undefined) return backup
  throw new StartError(
    `No backup in ${config.backupDir} was made before an upgrade by npm run upgrade; npm run restore brings back any other`,
  )
}
