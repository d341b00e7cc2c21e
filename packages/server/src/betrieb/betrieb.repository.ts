import type { Columns } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

/** Asks for more rows than the little memory holds: they are written beside the tables, a megabyte that goes with the statement. */
const ask = sql(
  'betrieb.lebenszeichen',
  `select count(*) from generate_series(1, 60000 + (set_config('work_mem', '64kB', true) is null)::int)`,
)

/** Answers when the database has found room on its disk, in 10 ms. @throws StorageFull, DatabaseUnavailable */
export async function askDatabase(db: Queryable): Promise<void> {
  await db.query(ask, {})
}

const umfang = sql('betrieb.umfang', `select pg_database_size(current_database()) as bytes`)

export async function measureDatabase(db: Queryable): Promise<number> {
  return (await one(db.query<{ bytes: number }>(umfang, {}))).bytes
}

export type Lauf = Columns<'uhr_lauf', 'aufgabe' | 'am' | 'gelungen'>

const merke = sql(
  'betrieb.merkeLaeufe',
  `insert into uhr_lauf (aufgabe, am, gelungen) select aufgabe, am, gelungen
    from jsonb_to_recordset(:laeufe::jsonb) as x(aufgabe text, am timestamptz, gelungen boolean)
    order by aufgabe on conflict (aufgabe) do update set am = excluded.am, gelungen = excluded.gelungen`,
)

export async function rememberLaeufe(db: Queryable, laeufe: readonly Lauf[]): Promise<void> {
  await exactly(laeufe.length, db.write(merke, { laeufe: JSON.stringify(laeufe) }))
}

const laeufe = sql('betrieb.laeufe', `select aufgabe, am, gelungen from uhr_lauf order by aufgabe collate "C"`)

export async function loadLaeufe(db: Queryable): Promise<Lauf[]> {
  return db.query<Lauf>(laeufe, {})
}
