/** The database as it lies there or runs, looked at and never started: a start would write. */
import { existsSync, openSync, readSync, closeSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { type AdminDatabase, loadSchemaState } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { isDemo } from '@dreiklang/server/demo/demo.repository'
import type { Log } from '@dreiklang/server/ports'
import { systemContext } from '@dreiklang/server/shared/context'
import { onBehalfOf } from '@dreiklang/server/shared/onBehalfOf'
import type { Config } from '../config.ts'
import { findHolder, inUseSentence } from '../dataFolderLock.ts'
import { chooseAccount } from '../embedded/account.ts'
import { findPackage } from '../embedded/binaries.ts'
import { isCluster } from '../embedded/cluster.ts'
import { adminLogin, clusterFolder, databaseName, noPostgresSentence } from '../embedded/open.ts'
import { runningPort } from '../embedded/postmaster.ts'
import { joinExternal, joinRunning, loginsFor } from '../openDatabase.ts'
import type { OpenDatabase } from '../openedDatabase.ts'
import { pgAdmin } from '../pg/admin.ts'
import { findUnprepared, notPreparedSentence } from '../preparedServer.ts'
import { loadSecrets } from '../secrets.ts'
import { type Finding, findingsOf } from './finding.ts'
import type { HeardTime } from './outside.ts'

const { good, attention, bad } = findingsOf('database')

export interface LookAtDatabase {
  findings: Finding[]
  /** With the newest schema, for further questions; null where none can be asked. Who gets it closes it. */
  opened: OpenDatabase | null
  hasDemoData: boolean
  times: HeardTime[]
}

const nothingMore = (...findings: Finding[]): LookAtDatabase => ({ findings, opened: null, hasDemoData: false, times: [] })

/** @throws StartError, MigrationRefused, DatabaseUnavailable, which the caller tells */
export function checkDatabase(config: Config, log: Log): Promise<LookAtDatabase> {
  return config.databaseUrl === null ? checkEmbedded(config, log) : checkExternal(config, config.databaseUrl, log)
}

async function checkExternal(config: Config, databaseUrl: string, log: Log): Promise<LookAtDatabase> {
  const { ownerUrl, needed } = loginsFor(config, databaseUrl)
  const { host, pathname } = new URL(ownerUrl)
  const admin = pgAdmin({ connectionString: ownerUrl })
  const missing = await findUnprepared(ownerUrl, needed)
  const times = [await timeOf(admin, `the database ${host}`)]
  if (missing.length > 0)
    return { ...nothingMore(bad(`${notPreparedSentence(ownerUrl, missing)} Where the login may do so itself, the start does it`)), times }
  const prepared = good(`The PostgreSQL ${host}${pathname} answers, and roles and grants are as needed`)
  return { ...(await checkSchema(admin, [prepared], () => joinExternal(config, databaseUrl, log))), times }
}

async function checkEmbedded(config: Config, log: Log): Promise<LookAtDatabase> {
  const { dataDir } = config
  const folder = clusterFolder(dataDir)
  if (!existsSync(folder) && existsSync(join(dataDir, 'pglite')))
    return nothingMore(attention(`${dataDir} holds a PGlite, which is not safe in a power cut: not for data of people`, 'Use a PostgreSQL'))
  const canRun = chooseAccount() !== null && findPackage() !== null
  if (!isCluster(folder))
    return nothingMore(
      canRun
        ? good(`There is no database in ${folder} yet: the first start makes it`)
        : attention(
            'npm has no PostgreSQL for this machine: the first start would make a PGlite, not for data of people',
            'Set DATABASE_URL',
          ),
    )
  if (!canRun) return nothingMore(bad(noPostgresSentence(dataDir)))
  const port = runningPort(folder)
  const holder = findHolder(dataDir)
  if (port === null)
    return nothingMore(
      holder === null ? stoppedFinding(folder) : attention(`${inUseSentence(dataDir, holder)}. Its database does not run yet or any more`),
    )
  const admin = pgAdmin({ host: '127.0.0.1', port, ...adminLogin(loadSecrets(dataDir, 'refuse'), databaseName) })
  const runs = good(`The database in ${folder} runs${holder === null ? '' : `, by Dreiklang (${holder})`}`)
  const checked = await checksumFinding(admin)
  return checkSchema(admin, [runs, checked], async () => {
    const opened = await joinRunning(config, log)
    if (opened === null) throw new Error('The database was stopped meanwhile')
    return opened
  })
}

async function checkSchema(admin: AdminDatabase, before: Finding[], open: () => Promise<OpenDatabase>): Promise<LookAtDatabase> {
  const state = await loadSchemaState(admin, migrations)
  if (state === null) return nothingMore(...before, good('It is empty: the first start makes the tables'))
  if (state.pending.length > 0) {
    const to = migrations.at(-1)?.name
    const behind = `Its schema is ${state.applied.at(-1)}, and this version brings ${to}: ${state.pending.length} migrations`
    return nothingMore(...before, attention(behind, 'npm run upgrade backs up before it runs them; npm start runs them at once'))
  }
  const opened = await open()
  const hasDemoData = await isDemo(onBehalfOf(opened.database, systemContext))
  return { findings: [...before, good(`Its schema is ${state.applied.at(-1)}, that of this version`)], opened, hasDemoData, times: [] }
}

async function timeOf(admin: AdminDatabase, from: string): Promise<HeardTime> {
  const asked = Date.now()
  const rows = await admin.transaction((tx) =>
    tx.query<{ ms: number }>('select extract(epoch from clock_timestamp())::float8 * 1000 as ms', []),
  )
  return { from, said: rows[0]?.ms ?? Number.NaN, heardAt: (asked + Date.now()) / 2 }
}

/** Each page of the embedded database has a checksum, which is looked at whenever it is read. */
async function checksumFinding(admin: AdminDatabase): Promise<Finding> {
  const [row] = await admin.transaction((tx) =>
    tx.query<{ failed: number }>('select coalesce(sum(checksum_failures), 0)::float8 as failed from pg_stat_database', []),
  )
  const failed = row?.failed ?? 0
  return failed === 0
    ? good('No page of it was read with a wrong checksum')
    : bad(
        `${failed} pages of it were read with a wrong checksum: the disk is failing`,
        'Restore a backup on another disk (README.md, "Backup")',
      )
}

const needed = ['PG_VERSION', 'global/pg_control', 'base', 'pg_wal', 'pg_xact']
/** As PostgreSQL 18 names the states of its control file (catalog/pg_control.h). */
const shutDown = new Set([1, 2])

function stoppedFinding(folder: string): Finding {
  const missing = needed.filter((name) => !existsSync(join(folder, name)))
  if (missing.length > 0)
    return bad(`The database in ${folder} is not whole: ${missing.join(', ')} is missing`, 'Restore a backup (README.md, "Backup")')
  const control = join(folder, 'global/pg_control')
  if (statSync(control).size !== 8_192) return bad(`${control} is cut off`, 'Restore a backup (README.md, "Backup")')
  return shutDown.has(stateOf(control))
    ? good(`The database in ${folder} is whole and was stopped in order; no server runs`)
    : attention(
        `The database in ${folder} was not stopped in order, and no server runs`,
        'The next start reads its log and loses nothing that was saved',
      )
}

const stateOffset = 16

function stateOf(control: string): number {
  const bytes = Buffer.alloc(4)
  const handle = openSync(control, 'r')
  try {
    readSync(handle, bytes, 0, bytes.length, stateOffset)
  } finally {
    closeSync(handle)
  }
  return bytes.readInt32LE()
}
