import type { Database, DbContext, Queryable, Statement, Values } from '../ports.ts'

/** The database in the name of one context, for repositories that run a single statement outside a transaction. */
export function imNamen(database: Database, kontext: DbContext): Queryable {
  return {
    query: <Row>(statement: Statement, values: Values) => database.query<Row>(kontext, statement, values),
    write: (statement, values) => database.write(kontext, statement, values),
  }
}
