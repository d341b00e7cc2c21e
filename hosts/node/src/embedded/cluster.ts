import { spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../startError.ts'
import { type Account, pick } from './account.ts'

export const adminUser = 'dreiklang_admin'

const major = '18'

/** Whether there is one, of the PostgreSQL that this version brings. @throws StartError when it is of another */
export function isCluster(folder: string): boolean {
  const versionFile = join(folder, 'PG_VERSION')
  if (!existsSync(versionFile)) return false
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found === major) return true
  throw new StartError(
    `The database in ${folder} is of PostgreSQL ${found} and this version brings PostgreSQL ${major}; export it with the older version first`,
  )
}

/** Made beside its place and moved when whole: an interrupted first start leaves nothing like a database. @throws StartError */
export function ensureCluster({
  native,
  account,
  folder,
  password,
}: {
  native: string
  account: Account
  folder: string
  password: string
}): void {
  if (isCluster(folder)) return
  refuseBesideAside(folder)
  const draft = `${folder}.new`
  rmSync(draft, { recursive: true, force: true })
  const passwordFile = `${draft}.password`
  try {
    mkdirSync(draft, { recursive: true, mode: 0o700 })
    writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
    if (account.owner) for (const path of [draft, passwordFile]) chownSync(path, account.owner.uid, account.owner.gid)
    initialise({ native, account, draft, passwordFile })
    renameSync(draft, folder)
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** An upgrade that was killed while two databases changed places has left none: an empty one in their stead would look like a loss. */
function refuseBesideAside(folder: string): void {
  const dataDir = dirname(folder)
  if (!existsSync(dataDir)) return
  const aside = readdirSync(dataDir).findLast((name) => name.startsWith('aside-') && existsSync(join(dataDir, name, 'postgres')))
  if (aside === undefined) return
  const kept = join(dataDir, aside, 'postgres')
  throw new StartError(
    `There is no database in ${folder}, but one lies in ${kept}: its change of places was broken off. Move it back (mv ${kept} ${folder}) and start again`,
  )
}

function initialise({
  native,
  account,
  draft,
  passwordFile,
}: {
  native: string
  account: Account
  draft: string
  passwordFile: string
}): void {
  const { file, args, ...user } = account.wrap(join(native, 'bin', 'initdb'), [
    `--pgdata=${draft}`,
    `--username=${adminUser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Sorted by code point like C and PGlite, but lower('Ä') is 'ä': plain C knows letters of English only.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ])
  const { status, stderr, error } = spawnSync(file, args, { cwd: '/', encoding: 'utf8', env: serverEnvironment, ...pick(user) })
  if (status === 0) return
  const reason =
    error?.message ??
    stderr
      .trim()
      .split('\n')
      .findLast((line) => line.startsWith('initdb: error')) ??
    stderr.trim().split('\n')[0]
  throw new StartError(`The database could not be created in ${draft}: ${reason}`)
}

/** Nothing of our environment: PGDATA, PGOPTIONS or a locale of the person who starts us would change the server. */
export const serverEnvironment = { PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' }
