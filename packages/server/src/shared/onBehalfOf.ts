import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { Database, DbContext, Queryable, Statement, Statements, Values } from '../ports.ts'
import { contextOf } from './context.ts'

/** The database in the name of one context, for repositories that run a single statement outside a transaction. */
export function onBehalfOf(database: Statements, context: DbContext): Queryable {
  return {
    query: <Row>(statement: Statement, values: Values) => database.query<Row>(context, statement, values),
    write: (statement, values) => database.write(context, statement, values),
  }
}

/** The same in the name of a signed-in person. */
export const onBehalfOfPerson = (database: Database, akteur: Akteur): Queryable => onBehalfOf(database, contextOf(akteur))
