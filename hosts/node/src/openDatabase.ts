import { createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { migrate } from '@dreiklang/server/database/migrate'
import { migrations } from '@dreiklang/server/database/migrations'
import { appRole, databaseRoles, systemRole } from '@dreiklang/server/database/roles'
import type { Log } from '@dreiklang/server/ports'
import { logSettingsFor } from './backup/logArchive.ts'
import type { Config } from './config.ts'
import { lockDataFolder } from './dataFolderLock.ts'
import { adminLogin, clusterFolder, databaseName, openEmbedded } from './embedded/open.ts'
import { runningPort } from './embedded/postmaster.ts'
import { allowLogin, prepareDatabase } from './embedded/prepare.ts'
import type { EmbeddedPostgres } from './embedded/supervisor.ts'
import type { OpenDatabase } from './openedDatabase.ts'
import { pgAdmin } from './pg/admin.ts'
import type { Connection } from './pg/client.ts'
import { openPgDatabase, type PgDatabase } from './pgDatabase.ts'
import { type NeededRole, requirePrepared } from './preparedServer.ts'
import { loadSecrets, type Secrets } from './secrets.ts'

/** An existing PostgreSQL, else the embedded one, else PGlite in a folder. @throws StartError, MigrationRefused, DatabaseUnavailable */
export async function openDatabase(config: Config, log: Log, told: Told = () => {}): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openExternal(config, config.databaseUrl, { log, told })
  const unlock = await lockDataFolder(config.dataDir, log)
  try {
    const opened = await openInFolder(config, { log, told })
    return {
      ...opened,
      async close() {
        await opened.close()
        unlock()
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** How many migrations are behind and how many there are; an error that it throws ends the start. */
type Told = (done: number, of: number) => void

interface Hearers {
  log: Log
  told: Told
}

async function openExternal(config: Config, databaseUrl: string, { log, told }: Hearers): Promise<OpenDatabase> {
  const { ownerUrl, needed } = loginsFor(config, databaseUrl)
  await requirePrepared(ownerUrl, needed)
  await migrate({ admin: pgAdmin({ connectionString: ownerUrl }), migrations, told })
  return joinExternal(config, databaseUrl, log)
}

/** Who of the settings works there as what. */
export function loginsFor(
  { databaseAdminUrl, databaseSystemUrl }: Pick<Config, 'databaseAdminUrl' | 'databaseSystemUrl'>,
  databaseUrl: string,
): { ownerUrl: string; systemUrl: string; needed: NeededRole[] } {
  const ownerUrl = databaseAdminUrl ?? databaseUrl
  const systemUrl = databaseSystemUrl ?? ownerUrl
  const logins = { [appRole]: [databaseUrl], [systemRole]: [systemUrl, ownerUrl] }
  return { ownerUrl, systemUrl, needed: databaseRoles.flatMap((role) => logins[role.name].map((url) => ({ ...role, url }))) }
}

/** One that was brought to the newest schema before. @throws StartError, DatabaseUnavailable */
export async function joinExternal(config: Config, databaseUrl: string, log: Log): Promise<OpenDatabase> {
  const { systemUrl } = loginsFor(config, databaseUrl)
  const database = await openPgDatabase({
    app: () => ({ connectionString: databaseUrl }),
    system: () => ({ connectionString: systemUrl }),
    log,
  })
  const { host, pathname } = new URL(databaseUrl)
  return { database, description: `PostgreSQL ${host}${pathname}`, usage: database.usage, close: () => database.close() }
}

async function openInFolder({ dataDir, backupDir }: Config, { log, told }: Hearers): Promise<OpenDatabase> {
  const pgliteFolder = join(dataDir, 'pglite')
  // A folder that PGlite created on a machine without a binary stays with PGlite: nobody's data are silently abandoned.
  const stayed = existsSync(pgliteFolder) && !existsSync(clusterFolder(dataDir))
  const secrets = loadSecrets(dataDir, stayed || existsSync(clusterFolder(dataDir)) ? 'refuse' : 'make')
  const embedded = stayed
    ? null
    : await openEmbedded({ dataDir, secrets, log, settings: backupDir === null ? {} : logSettingsFor(dataDir) })
  if (!embedded) {
    // Loaded on demand: it costs a tenth of a second that a normal start does not need.
    const { openPgliteFolder } = await import('./pglite/folder.ts')
    return openPgliteFolder(pgliteFolder, log)
  }
  try {
    const database = await openOn(embedded, secrets, { log, told })
    return {
      database,
      description: `PostgreSQL (embedded) in ${dataDir}`,
      usage: database.usage,
      async close() {
        await database.close()
        await embedded.stop()
      },
    }
  } catch (error) {
    await embedded.stop()
    throw error
  }
}

/** The embedded database of a server that runs at this moment, for a tool beside it; null when none runs. */
export async function joinRunning({ databaseUrl, dataDir }: Config, log: Log): Promise<OpenDatabase | null> {
  if (databaseUrl !== null) return null
  const port = runningPort(clusterFolder(dataDir))
  if (port === null) return null
  const database = await openAs(loadSecrets(dataDir, 'refuse'), (login) => ({ host: '127.0.0.1', port, ...login }), log)
  return { database, description: `PostgreSQL (embedded) in ${dataDir}`, usage: database.usage, close: () => database.close() }
}

async function openOn(embedded: EmbeddedPostgres, secrets: Secrets, { log, told }: Hearers): Promise<PgDatabase> {
  await prepareDatabase(embedded.connection(adminLogin(secrets, 'postgres')), databaseName)
  const admin = embedded.connection(adminLogin(secrets, databaseName))
  await migrate({ admin: pgAdmin(admin), migrations, told })
  for (const login of Object.values(loginsOf(secrets))) await allowLogin(admin, { role: login.user, password: login.password })
  return openAs(secrets, (login) => embedded.connection(login), log)
}

function openAs(secrets: Secrets, connection: (login: Login) => Connection, log: Log): Promise<PgDatabase> {
  const { app, system } = loginsOf(secrets)
  return openPgDatabase({ app: () => connection(app), system: () => connection(system), log })
}

type Login = Record<'user' | 'password' | 'database', string>

function loginsOf({ databaseAppPassword, databaseAdminPassword }: Secrets): { app: Login; system: Login } {
  // Told by a secret that was there before this role was, and opens more than it.
  const systemPassword = createHmac('sha256', databaseAdminPassword).update(systemRole).digest('base64url')
  return {
    app: { user: appRole, password: databaseAppPassword, database: databaseName },
    system: { user: systemRole, password: systemPassword, database: databaseName },
  }
}
