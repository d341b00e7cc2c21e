import type { Database, DbContext, Queryable, Statement, Values } from '../ports.ts'

/** The database in the name of one context, for repositories that run a single statement outside a transaction. */
export function onBehalfOf(database: Database, context: DbContext): Queryable {
  return {
    query: <Row>(statement: Statement, values: Values) => database.query<Row>(context, statement, values),
    write: (statement, values) => database.write(context, statement, values),
  }
}
