import type { Queryable, Statement } from '../ports.ts'

const lebenszeichen: Statement = { name: 'betrieb.lebenszeichen', text: `select 1` }

export async function frageDatenbank(db: Queryable): Promise<void> {
  await db.query(lebenszeichen, [])
}
