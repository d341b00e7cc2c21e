/**
 * What an upgrade may do to rows. Nobody works meanwhile, so a table that no migration names has as many rows afterwards as before; one that
 * is named may be given rows, be parted or go, and is told.
 */
export type Rows = Readonly<Record<string, number>>

interface Kept {
  /** Sentences; none when nothing was lost. */
  faults: string[]
  /** Tables whose rows became others by a migration that names them. */
  changed: string[]
}

/** @param sql of the migrations that ran */
export function compareRows(before: Rows, after: Rows, sql: string): Kept {
  const named = new Set(sql.match(/[a-z_][a-z0-9_]*/gi)?.map((word) => word.toLowerCase()))
  const different = Object.entries(before).filter(([table, count]) => after[table] !== count && table !== 'schema_migration')
  const told = ([table, count]: [string, number]) => `${table}: ${count} rows before, ${after[table] ?? 'no table'} after`
  return {
    faults: different.filter(([table]) => !named.has(table)).map(told),
    changed: different.filter(([table]) => named.has(table)).map(told),
  }
}
