/** Single statements in the name of the owner, whom no policy holds: of a schema of any age, whose rules may have been others. */
import { translateError } from '@dreiklang/host-shared/sql/errors'
import { createStatementCheck } from '@dreiklang/host-shared/sql/statements'
import type { DbContext, Statement, Statements, Values } from '@dreiklang/server/ports'
import { adminUser } from '../embedded/cluster.ts'
import type { Connection } from './client.ts'
import { type Answer, Pipeline } from './pipeline.ts'

/** @param connection of the owner of the embedded database */
export function openAsOwner(connection: Connection): Statements & { close(): Promise<void> } {
  const check = createStatementCheck()
  const pipeline = new Pipeline({ connection: () => connection, role: adminUser })
  const ask = async <Row>(context: DbContext, statement: Statement, values: Values): Promise<Answer<Row>> => {
    try {
      return await pipeline.run<Row>(context, statement, check(statement, values))
    } catch (error) {
      throw translateError(error, statement.name)
    }
  }
  return {
    query: async <Row>(context: DbContext, statement: Statement, values: Values) => (await ask<Row>(context, statement, values)).rows,
    write: async (context, statement, values) => (await ask(context, statement, values)).rowCount ?? 0,
    close: () => pipeline.close(),
  }
}
