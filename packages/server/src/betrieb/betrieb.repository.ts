import type { Columns } from '../database/columns.ts'
import { exactly, one } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const lebenszeichen = sql('betrieb.lebenszeichen', `select 1`)

export async function askDatabase(db: Queryable): Promise<void> {
  await db.query(lebenszeichen, {})
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
