import type { Queryable, Statement } from '../ports.ts'

const lebenszeichen: Statement = { name: 'betrieb.lebenszeichen', text: `select 1` }

export async function frageDatenbank(db: Queryable): Promise<void> {
  await db.query(lebenszeichen, [])
}

const umfang: Statement = { name: 'betrieb.umfang', text: `select pg_database_size(current_database()) as bytes` }

export async function messeDatenbank(db: Queryable): Promise<number> {
  const [row] = await db.query<{ bytes: number }>(umfang, [])
  return row?.bytes ?? 0
}

export interface Lauf {
  aufgabe: string
  am: string
  gelungen: boolean
}

const merke: Statement = {
  name: 'betrieb.merkeLaeufe',
  text: `insert into uhr_lauf (aufgabe, am, gelungen) select aufgabe, am, gelungen from jsonb_to_recordset($1::jsonb) as x(aufgabe text, am timestamptz, gelungen boolean)
    order by aufgabe on conflict (aufgabe) do update set am = excluded.am, gelungen = excluded.gelungen`,
}

export async function merkeLaeufe(db: Queryable, laeufe: readonly Lauf[]): Promise<void> {
  await db.query(merke, [JSON.stringify(laeufe)])
}

const laeufe: Statement = { name: 'betrieb.laeufe', text: `select aufgabe, am, gelungen from uhr_lauf order by aufgabe collate "C"` }

export async function ladeLaeufe(db: Queryable): Promise<Lauf[]> {
  return db.query<Lauf>(laeufe, [])
}
