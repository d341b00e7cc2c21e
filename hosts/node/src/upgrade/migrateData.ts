/** Brings the embedded database to the newest schema, with a proven backup before and a look at everything after. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type SchemaState, loadSchemaState, migrate } from '@dreiklang/server/database/migrate'
import type { Migration } from '@dreiklang/server/database/migrations'
import type { Log } from '@dreiklang/server/ports'
import { keepUpgrade } from '../backup/backupFolder.ts'
import { loadOrMakeBackupKey } from '../backup/backupKey.ts'
import { readFacts } from '../backup/facts.ts'
import { logSettingsFor, sealWaiting } from '../backup/logArchive.ts'
import { type MadeBackup, makeBackup, requireBackupDir, withClient } from '../backup/makeBackup.ts'
import { checkTrail, proveBackup } from '../backup/proof.ts'
import { complaintOf } from '../complaint.ts'
import type { Config } from '../config.ts'
import { lockDataFolder } from '../dataFolderLock.ts'
import { isCluster } from '../embedded/cluster.ts'
import { adminLogin, clusterFolder, databaseName, noPostgresSentence, openEmbedded } from '../embedded/open.ts'
import type { EmbeddedPostgres } from '../embedded/supervisor.ts'
import { pgAdmin } from '../pg/admin.ts'
import { loadSecrets } from '../secrets.ts'
import { StartError } from '../startError.ts'
import { changePlaces } from './changePlaces.ts'
import { compareRows } from './rowsKept.ts'
import { sentenceOfSchema } from './versions.ts'

export interface Work {
  log: Log
  migrations: readonly Migration[]
  /** Heard by the person who waits. */
  say(sentence: string): void
}

/** @returns whether the data have the newest schema now. @throws StartError, MigrationRefused, before anything was changed */
export async function migrateData(config: Config, work: Work): Promise<boolean> {
  requireData(config)
  return runAlone(config, work.log, async () => {
    const backup = await withDatabase(config, work.log, (embedded) => upgradeRunning(config, embedded, work))
    if (backup === null) return true
    work.say('Now what was there before is restored.')
    const aside = await changePlaces(config, backup, work.log)
    work.say(
      `It is as it was before: ${backup.proof?.sentence ?? backup.folder}. What the upgrade had made of it lies in ${aside}; ` +
        'throw it away when nobody needs it to find the cause. Start the version that you had before.',
    )
    return false
  })
}

/** Null when all is well; otherwise the backup to go back to. */
async function upgradeRunning(config: Config, embedded: EmbeddedPostgres, work: Work): Promise<MadeBackup | null> {
  const owner = embedded.connection(adminLogin(loadSecrets(config.dataDir, 'refuse'), databaseName))
  const admin = pgAdmin(owner)
  const state = await loadSchemaState(admin, work.migrations)
  if (state === null) throw new StartError(`The database in ${config.dataDir} is empty: npm start makes its tables`)
  work.say(sentenceOfSchema(`The data in ${config.dataDir}`, state, work.migrations))
  if (state.pending.length === 0) return null
  const backup = await backUp(config, state, work)
  try {
    await migrate({
      admin,
      migrations: work.migrations,
      told: (done, of) => work.say(`  ${done + 1} of ${of}: ${state.pending[done] ?? ''} …`),
    })
    const { rows } = await withClient(owner, (client) => readFacts(client, ''))
    const sql = work.migrations.filter(({ name }) => state.pending.includes(name)).map((migration) => migration.sql)
    const { faults, changed } = compareRows(backup.manifest.facts.rows, rows, sql.join('\n'))
    const trail = await checkTrail(config, backup, owner)
    for (const fault of [...faults, ...trail.faults]) work.say(`NOT AS BEFORE: ${fault}`)
    if (faults.length + trail.faults.length > 0) return backup
    for (const table of changed) work.say(`  ${table}, as its migrations say`)
    work.say(`Upgraded. No row is missing in ${Object.keys(rows).length} tables, and the audit trail is whole: ${trail.links} links.`)
    work.say('Start the server with npm start. npm run upgrade -- --back brings back what was there before.')
    return null
  } catch (error) {
    work.say(`THE UPGRADE FAILED. ${complaintOf(error, 'It broke')}`)
    return backup
  }
}

/** @throws StartError when it could not be made or is not alike */
async function backUp(config: Config, state: SchemaState, { log, say }: Work): Promise<MadeBackup> {
  requireBackupDir(config)
  const backup = await makeBackup(config, log)
  const proof = await proveBackup(config, backup, log)
  if (proof.faults.length > 0)
    throw new StartError(`The backup in ${backup.folder} is not what the data are, so nothing was upgraded: ${proof.faults.join('; ')}`)
  keepUpgrade(backup.folder, { from: state.applied.at(-1) ?? '', to: state.pending.at(-1) ?? '' })
  say(`Backed up to ${backup.folder}, restored and compared: ${proof.sentence}.`)
  return { ...backup, proof }
}

/** @throws StartError */
export function requireData({ dataDir }: Config): void {
  if (isCluster(clusterFolder(dataDir))) return
  throw new StartError(
    existsSync(join(dataDir, 'pglite'))
      ? `${dataDir} holds a PGlite, of which no backup can be made here: copy the folder while no server runs, then npm start upgrades it`
      : `There is no database in ${clusterFolder(dataDir)}: set DATA_DIR to the folder of the one to upgrade, or let npm start make one`,
  )
}

/** While no server runs. @throws StartError */
export async function runAlone<Result>({ dataDir }: Config, log: Log, work: () => Promise<Result>): Promise<Result> {
  const unlock = await lockDataFolder(dataDir, log)
  try {
    return await work()
  } finally {
    unlock()
  }
}

/** As the server runs it, so that what is written meanwhile belongs to the log that is kept. The caller holds the lock. */
export async function withDatabase<Result>(
  config: Config,
  log: Log,
  work: (embedded: EmbeddedPostgres) => Promise<Result>,
): Promise<Result> {
  const { dataDir, backupDir } = config
  const settings = backupDir === null ? {} : logSettingsFor(dataDir)
  const embedded = await openEmbedded({ dataDir, secrets: loadSecrets(dataDir, 'refuse'), log, settings })
  if (embedded === null) throw new StartError(noPostgresSentence(dataDir))
  try {
    return await work(embedded)
  } finally {
    await embedded.stop()
    if (backupDir !== null) await sealWaiting({ dataDir, backupDir, key: loadOrMakeBackupKey(config.backupKeyFile) })
  }
}
