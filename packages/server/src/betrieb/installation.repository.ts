import type { Columns } from '../database/columns.ts'
import { exactly } from '../database/rows.ts'
import { sql } from '../database/sql.ts'
import type { Queryable } from '../ports.ts'

const marks = sql('betrieb.marks', `select secret, mark from installation`)

export async function loadMarks(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.query<Columns<'installation', 'secret' | 'mark'>>(marks, {})
  return new Map(rows.map(({ secret, mark }) => [secret, mark]))
}

const insert = sql('betrieb.insertMark', `insert into installation (secret, mark) values (:secret, :mark) on conflict do nothing`)

/** The first one counts. */
export async function insertMark(db: Queryable, secret: string, mark: string): Promise<void> {
  await db.write(insert, { secret, mark })
}

const replace = sql('betrieb.replaceMark', `update installation set mark = :mark where secret = :secret`)

export async function replaceMark(db: Queryable, secret: string, mark: string): Promise<void> {
  await exactly(1, db.write(replace, { secret, mark }))
}
