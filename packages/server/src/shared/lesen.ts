import type { Database, DbContext, Queryable, Statement } from '../ports.ts'

/** The database in the name of one context, for repositories that run a single statement outside a transaction. */
export function imNamen(database: Database, kontext: DbContext): Queryable {
  return { query: <Row>(statement: Statement, values: readonly unknown[]) => database.query<Row>(kontext, statement, values) }
}
