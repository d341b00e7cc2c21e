import { chmodSync, existsSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '@dreiklang/server/ports'
import type { Secrets } from '../secrets.ts'
import { StartError } from '../startError.ts'
import { type Account, canReach, canRun, chooseAccount } from './account.ts'
import { findPackage, prepareBinaries } from './binaries.ts'
import { adminUser, ensureCluster } from './cluster.ts'
import { type EmbeddedPostgres, supervise } from './supervisor.ts'

export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres')
export const databaseName = 'dreiklang'

export const adminLogin = ({ databaseAdminPassword }: Secrets, database: string) => ({
  user: adminUser,
  password: databaseAdminPassword,
  database,
})

/** The caller holds the lock of `dataDir`. Null when none can run and no earlier database would be left behind. @throws StartError */
export async function openEmbedded({
  dataDir,
  secrets,
  log,
  settings = {},
  account = chooseAccount(),
}: {
  dataDir: string
  secrets: Secrets
  log: Log
  settings?: Readonly<Record<string, string>>
  account?: Account | null
}): Promise<EmbeddedPostgres | null> {
  const native = account && findPrograms(dataDir, account)
  if (!account || !native) {
    if (!existsSync(clusterFolder(dataDir))) return null
    throw new StartError(noPostgresSentence(dataDir))
  }
  const folder = clusterFolder(dataDir)
  ensureCluster({ native, account, folder, password: secrets.databaseAdminPassword })
  return supervise({ native, account, folder: realpathSync(folder), logFile: join(dataDir, 'postgres.log'), settings }, log)
}

export const noPostgresSentence = (dataDir: string): string =>
  `The database in ${clusterFolder(dataDir)} exists, but no PostgreSQL can be run here; set DATABASE_URL or another DATA_DIR`

function findPrograms(dataDir: string, account: Account): string | null {
  const found = findPackage()
  if (!found) return null
  // Another user has to pass through the folder to his own one inside; what is next to it is readable for us alone.
  if (account.owner) chmodSync(dataDir, 0o711)
  if (!canReach(account, dataDir)) return null
  return prepareBinaries(found, { runtimeFolder: join(dataDir, 'runtime'), runs: (postgres) => canRun(account, postgres, ['--version']) })
}
