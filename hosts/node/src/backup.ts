import { proveBackup } from './backup/proof.ts'
import { makeBackup } from './backup/makeBackup.ts'
import { complaintOf } from './complaint.ts'
import { readConfig } from './config.ts'
import { createLog } from './logging.ts'

/**
 * `npm run backup`: makes one, restores it into a folder of its own and compares. Beside a running server or while none runs.
 * 0 proven, 1 not alike, 2 could not be made.
 */
try {
  process.exitCode = (await run()) ? 0 : 1
} catch (error) {
  console.error(complaintOf(error, 'The backup could not be made'))
  if (process.env.LOG_LEVEL === 'debug') console.error(error)
  process.exitCode = 2
}

async function run(): Promise<boolean> {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel)
  const made = await makeBackup(config, log)
  console.log(`Backed up to ${made.folder}: ${(made.manifest.bytes / 1_000_000).toFixed(1)} MB, sealed with ${config.backupKeyFile}`)
  if (made.gone > 0) console.log(`${made.gone} older ones were let go.`)
  const proof = await proveBackup(config, made, log)
  for (const fault of proof.faults) console.error(`NOT ALIKE: ${fault}`)
  console.log(proof.faults.length === 0 ? `Restored and compared: ${proof.sentence}.` : 'What was restored is NOT what was backed up.')
  console.log(
    made.keys === null
      ? `Its keys were NOT backed up. Set BACKUP_KEYS_DIR to a folder on another medium, or copy ${config.dataDir}'s keys.json, secrets.json and audit-key yourself.`
      : `Its keys are in ${made.keys}.`,
  )
  console.log(`Keep a copy of ${config.backupKeyFile} away from this machine: without it nothing of this opens.`)
  return proof.faults.length === 0
}
