/** All looks of `npm run doctor` together. Nothing here writes, starts or stops anything. */
import { existsSync } from 'node:fs'
import type { Log } from '@dreiklang/server/ports'
import { listBackups } from '../backup/backupFolder.ts'
import { complaintOf } from '../complaint.ts'
import type { Config } from '../config.ts'
import { findHolder } from '../dataFolderLock.ts'
import { clusterFolder } from '../embedded/open.ts'
import { warningsOf } from '../warnings.ts'
import { checkBackups } from './backups.ts'
import { type LookAtDatabase, checkDatabase } from './database.ts'
import { type Finding, findingsOf, look } from './finding.ts'
import { checkDisk, checkNode, checkPort } from './machine.ts'
import { checkClock, checkMail, checkOrigin, checkProxies } from './outside.ts'
import { compareSecrets, checkSecretFiles } from './secrets.ts'
import { readSettings } from './settings.ts'

interface Asked {
  env: Readonly<Record<string, string | undefined>>
  now: Date
  log: Log
}

export async function checkAll({ env, now, log }: Asked): Promise<Finding[]> {
  const node = checkNode(process.versions.node, now.toISOString().slice(0, 10))
  const { config, findings } = readSettings(env)
  if (config === null) return [...node, ...findings]
  return [...node, ...findings, ...(await checkConfigured(config, now, log))]
}

async function checkConfigured(config: Config, now: Date, log: Log): Promise<Finding[]> {
  const runs = config.databaseUrl === null && findHolder(config.dataDir) !== null
  const database = await lookAtDatabase(config, log)
  try {
    const warnings = warningsOf(config, database).map(({ about, text }) => findingsOf(about).attention(text))
    const mail = await checkMail(config)
    const origin = await checkOrigin(config, runs)
    const times = [...database.times, ...mail.times, ...origin.times]
    const { opened } = database
    const named = (about: Finding['check']) => warnings.filter(({ check }) => check === about)
    return [
      ...(await look('port', () => checkPort(config, runs))),
      ...origin.findings,
      ...named('origin'),
      ...(await look('proxies', () => checkProxies(config))),
      ...named('proxies'),
      ...mail.findings,
      ...named('mail'),
      ...database.findings,
      ...named('database'),
      ...(await look('secrets', () => checkSecretFiles(config, config.databaseUrl === null && existsSync(clusterFolder(config.dataDir))))),
      ...(opened === null ? [] : await look('secrets', () => compareSecrets(config, opened.database))),
      ...(await look('clock', () => checkClock(times, newestBackup(config)))),
      ...(await look('disk', () => checkDisk(config))),
      ...(await look('backup', () => checkBackups(config, now))),
    ]
  } finally {
    await database.opened?.close()
  }
}

async function lookAtDatabase(config: Config, log: Log): Promise<LookAtDatabase> {
  try {
    return await checkDatabase(config, log)
  } catch (error) {
    return { findings: [findingsOf('database').bad(complaintOf(error, 'It broke'))], opened: null, hasDemoData: false, times: [] }
  }
}

function newestBackup({ backupDir }: Config): { from: string; at: number } | null {
  const newest = backupDir === null ? undefined : listBackups(backupDir).at(-1)
  return newest === undefined ? null : { from: 'the newest backup', at: Date.parse(newest.manifest.madeAt) }
}
