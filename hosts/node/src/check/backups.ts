/** What BACKUP_DIR holds: when the last one was made, whether it was proven, and whether its keys lie elsewhere. */
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type KeptBackup, listBackups } from '../backup/backupFolder.ts'
import { loadBackupKey } from '../backup/backupKey.ts'
import { requireBackupDir } from '../backup/makeBackup.ts'
import { waitingFolder } from '../backup/logArchive.ts'
import { complaintOf } from '../complaint.ts'
import type { Config } from '../config.ts'
import { type Finding, findingsOf } from './finding.ts'
import { isNew } from './machine.ts'

const { good, attention, bad } = findingsOf('backup')

/** One a day, and the hours that making and proving a large one takes. */
const lateMs = 30 * 3_600_000

export function checkBackups(config: Config, now: Date): Finding[] {
  const { backupDir, databaseUrl, dataDir } = config
  if (databaseUrl !== null) return [attention(refusalOf(config), 'What those tools do cannot be seen from here')]
  if (backupDir === null) return [attention('BACKUP_DIR is not set, so there are no backups', 'Set it to a folder on another disk')]
  const newest = existsSync(backupDir) ? listBackups(backupDir).at(-1) : undefined
  if (newest === undefined)
    return [
      isNew(config)
        ? good(`There is nothing to back up yet; the first backup will go to ${backupDir}`)
        : bad(
            `There is no backup in ${backupDir} yet`,
            'Run npm run backup, or start the server, which makes the first one within a quarter of an hour',
          ),
    ]
  return [
    ageFinding(newest, now),
    proofFinding(newest),
    ...keyFindings(config),
    ...sameDiskFindings(dataDir, backupDir),
    ...waitingFindings(config, now),
  ]
}

function refusalOf(config: Config): string {
  try {
    return requireBackupDir(config)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function ageFinding({ manifest, folder }: KeptBackup, now: Date): Finding {
  const ageMs = now.getTime() - Date.parse(manifest.madeAt)
  const made = `The last one was made at ${manifest.madeAt}, ${Math.floor(ageMs / 3_600_000)} hours ago, in ${folder}`
  return ageMs > lateMs ? bad(made, 'One a day is due: run npm run backup and read what it says') : good(made)
}

function proofFinding({ proof }: KeptBackup): Finding {
  if (proof === null) return bad('The last one was not proven: nobody has restored it', 'Run npm run backup, which proves what it makes')
  if (proof.faults.length > 0)
    return bad(`What was restored of the last one was not alike: ${proof.faults.join('; ')}`, 'Run npm run backup')
  return good(`It was restored and compared at ${proof.provenAt}: ${proof.sentence}`)
}

function keyFindings(config: Config): Finding[] {
  const { backupKeyFile } = config
  try {
    loadBackupKey(backupKeyFile)
  } catch (error) {
    return [bad(complaintOf(error))]
  }
  const there = good(
    `The backup key ${backupKeyFile} is there`,
    'Keep a copy of it away from this machine: without it nothing of this opens',
  )
  return [there, ...keyRingFindings(config)]
}

function keyRingFindings({ backupKeysDir, backupDir }: Config): Finding[] {
  if (backupKeysDir === null)
    return [
      attention('BACKUP_KEYS_DIR is not set: keys.json, secrets.json and audit-key are not backed up', 'Set it, or copy them yourself'),
    ]
  const file = join(backupKeysDir, 'keys.sealed')
  if (!existsSync(file)) return [bad(`The keys are not backed up: there is no ${file}`, 'Run npm run backup')]
  const apart = backupDir === null || !isSameDisk(backupKeysDir, backupDir)
  return apart
    ? [good(`The keys are in ${file}`)]
    : [
        attention(
          `The keys are in ${file}, on the disk of the backups`,
          'Who has both has everything: set BACKUP_KEYS_DIR to another medium',
        ),
      ]
}

const sameDiskFindings = (dataDir: string, backupDir: string): Finding[] =>
  existsSync(dataDir) && isSameDisk(dataDir, backupDir)
    ? [attention('BACKUP_DIR lies on the disk of the data: one fault takes both', 'Set it to a folder on another disk')]
    : []

const isSameDisk = (one: string, other: string): boolean => statSync(one).dev === statSync(other).dev

/** Five minutes until the database lays a segment down, and some until it is sealed. */
const waitingMs = 900_000

function waitingFindings({ dataDir }: Config, now: Date): Finding[] {
  const folder = waitingFolder(dataDir)
  const names = existsSync(folder) ? readdirSync(folder) : []
  const times = names.map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? now.getTime())
  if (times.length === 0 || now.getTime() - Math.min(...times) < waitingMs) return []
  return [
    bad(
      `${names.length} pieces of the log of the database wait in ${folder} since ${new Date(Math.min(...times)).toISOString()}`,
      'Start the server, which seals them, and check that BACKUP_DIR can be written',
    ),
  ]
}
