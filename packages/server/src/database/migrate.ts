import type { Migration } from './migrations.ts'
import { ensureRoles } from './roles.ts'

/** One transaction of the user who owns the tables; rolled back when its work throws. */
export interface AdminTransaction {
  execute(script: string): Promise<void>
  query<Row>(text: string, values: readonly unknown[]): Promise<Row[]>
}

/** What the runner needs from a driver: the owner of the tables, with no time limit on a statement. */
export interface AdminDatabase {
  transaction<Result>(work: (tx: AdminTransaction) => Promise<Result>): Promise<Result>
}

/** Runs at every start after the last migration, when its table exists. */
export interface AfterMigrations {
  name: string
  table: string
  sql: string
}

/** The database and this code do not fit together; the message is a sentence for the person who starts the server. */
export class MigrationRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'MigrationRefused'
  }
}

const ensureTable = `
create table if not exists schema_migration (
  name text primary key,
  checksum text not null,
  applied_at timestamptz not null default now()
)`

/** What an extension lets be set, an owner who is no superuser may write into a function only after the extension was used in the session. */
const loadExtension = `
do $load$ begin
  if exists (select from pg_extension where extname = 'pg_trgm') then perform similarity('', ''); end if;
end $load$`

export const afterMigrations: readonly AfterMigrations[] = [
  {
    name: 'old transaction numbers',
    table: 'ereignis',
    // A dump restored into a new cluster starts transaction numbers again, and events "from the future" would be held back from
    // everyone. No visible event is of a running transaction: the snapshot comes before the number. Only what the index holds.
    sql: `update ereignis set tx = '0' where hoerer <> '{}' and tx >= pg_current_xact_id()`,
  },
]

interface Applied {
  name: string
  checksum: string
}

/**
 * Forward only; answers the applied names. Safe in several processes: each step holds a lock and looks again under it.
 * @throws MigrationRefused when an applied migration was edited, is unknown to this code, or would come before an applied one
 */
export async function migrate({
  admin,
  migrations,
  after = afterMigrations,
  told = () => {},
}: {
  admin: AdminDatabase
  migrations: readonly Migration[]
  after?: readonly AfterMigrations[]
  /** Before each migration, how many are behind it; an error that it throws ends the work between two of them. */
  told?: (done: number, of: number) => void
}): Promise<string[]> {
  const wanted = await withChecksums(migrations)
  const pending = await admin.transaction(async (tx) => {
    await lock(tx)
    await tx.execute(ensureRoles)
    await tx.execute(ensureTable)
    return pendingOf(wanted, await tx.query<Applied>('select name, checksum from schema_migration', []))
  })
  const done: string[] = []
  for (const [index, migration] of pending.entries()) {
    told(index, pending.length)
    if (await apply(admin, migration)) done.push(migration.name)
  }
  for (const step of after) await runAfter(admin, step)
  return done
}

/** What the database has been brought to, and what this code would add; null before the first migration. Writes nothing. */
export interface SchemaState {
  /** Newest last. */
  applied: string[]
  pending: string[]
}

/** @throws MigrationRefused as `migrate` does */
export async function loadSchemaState(admin: AdminDatabase, migrations: readonly Migration[]): Promise<SchemaState | null> {
  const applied = await admin.transaction(async (tx) => {
    const [found] = await tx.query<{ present: boolean }>(`select to_regclass('schema_migration') is not null as present`, [])
    return found?.present === true ? tx.query<Applied>('select name, checksum from schema_migration', []) : null
  })
  if (applied === null) return null
  const wanted = await withChecksums(migrations)
  const names = new Set(applied.map(({ name }) => name))
  return {
    pending: pendingOf(wanted, applied).map(({ name }) => name),
    applied: wanted.filter(({ name }) => names.has(name)).map(({ name }) => name),
  }
}

const withChecksums = (migrations: readonly Migration[]) =>
  Promise.all(migrations.map(async (migration) => ({ ...migration, checksum: await sha256(migration.sql) })))

function pendingOf<Wanted extends Applied>(wanted: readonly Wanted[], applied: readonly Applied[]): Wanted[] {
  const known = new Map(wanted.map((migration) => [migration.name, migration.checksum]))
  for (const { name, checksum } of applied) {
    const expected = known.get(name)
    if (expected === undefined)
      throw new MigrationRefused(`The database has the migration ${name}, which this version does not know; start a newer version`)
    if (expected !== checksum) throw new MigrationRefused(`The migration ${name} was edited after it had been applied to this database`)
  }
  const names = new Set(applied.map((migration) => migration.name))
  const pending = wanted.filter((migration) => !names.has(migration.name))
  const early = pending.find((migration) => wanted.indexOf(migration) < applied.length)
  if (early)
    throw new MigrationRefused(`The migration ${early.name} stands before one that this database already has; new ones go to the end`)
  return pending
}

async function apply(admin: AdminDatabase, { name, sql, checksum }: Migration & Applied): Promise<boolean> {
  return admin.transaction(async (tx) => {
    await lock(tx)
    const [applied] = await tx.query<{ checksum: string }>('select checksum from schema_migration where name = $1', [name])
    if (applied && applied.checksum !== checksum)
      throw new MigrationRefused(`The migration ${name} was applied by another version at this moment`)
    if (applied) return false
    await tx.execute(loadExtension)
    try {
      await tx.execute(sql)
    } catch (error) {
      throw new MigrationRefused(`The migration ${name} failed: ${error instanceof Error ? error.message : String(error)}`, {
        cause: error,
      })
    }
    await tx.query('insert into schema_migration (name, checksum) values ($1, $2)', [name, checksum])
    return true
  })
}

async function runAfter(admin: AdminDatabase, { table, sql }: AfterMigrations): Promise<void> {
  await admin.transaction(async (tx) => {
    const [found] = await tx.query<{ present: boolean }>('select to_regclass($1) is not null as present', [table])
    if (!found?.present) return
    await tx.execute(sql)
  })
}

async function lock(tx: AdminTransaction): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(7315042611)', [])
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
