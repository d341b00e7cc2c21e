import { DatabaseUnavailable, type DbContext, type Queryable, type Statement, type Values } from '@dreiklang/server/ports'
import type pg from 'pg'
import { contextValues, setLocalContext } from '@dreiklang/host-shared/sql/context'
import { SqlError, stalePlans, translateError } from '@dreiklang/host-shared/sql/errors'
import type { StatementCheck } from '@dreiklang/host-shared/sql/statements'
import type { ExclusiveClients } from './exclusive.ts'
import type { Answer } from './pipeline.ts'

/** BEGIN, the context for this transaction only, the work, COMMIT; ROLLBACK when the work throws. */
export async function runTransaction<Result>({
  clients,
  check,
  context,
  work,
}: {
  clients: ExclusiveClients
  check: StatementCheck
  context: DbContext
  work: (tx: Queryable) => Promise<Result>
}): Promise<Result> {
  const client = await clients.acquire()
  let active = true
  const ask = async <Row>(statement: Statement, values: Values): Promise<Answer<Row>> => {
    // A statement that comes late would run outside of any transaction, or inside of another one's.
    if (!active) throw new TypeError(`${statement.name} was asked for after its transaction had ended`)
    const { name, text } = statement
    const ordered = check(statement, values)
    try {
      const answer: pg.QueryResult = await client.query({ name, text, values: ordered })
      return answer
    } catch (error) {
      throw translateError(error, name)
    }
  }
  const tx: Queryable = {
    query: async <Row>(statement: Statement, values: Values) => (await ask<Row>(statement, values)).rows,
    write: async (statement, values) => (await ask(statement, values)).rowCount ?? 0,
  }
  try {
    await begin(client, context)
    const result = await work(tx)
    active = false
    await commit(client)
    clients.release(client)
    return result
  } catch (error) {
    active = false
    if (!isLost(error) && (await rollback(client))) clients.release(client)
    else clients.discard(client)
    throw error
  }
}

/** Both in one round trip, and only then the work: if BEGIN were cancelled, the work would run without a transaction. */
async function begin(client: pg.Client, context: DbContext): Promise<void> {
  try {
    await Promise.all([client.query('begin'), client.query({ ...setLocalContext, values: contextValues(context) })])
  } catch (error) {
    throw translateError(error, 'begin')
  }
}

async function commit(client: pg.Client): Promise<void> {
  try {
    const { command } = await client.query('commit')
    // COMMIT of a failed transaction is not an error for PostgreSQL: it rolls back and says so in the command tag only.
    if (command !== 'COMMIT')
      throw new TypeError('The transaction was rolled back, because a statement in it had failed and its error was ignored')
  } catch (error) {
    throw translateError(error, 'commit')
  }
}

/** A standby answers ROLLBACK and would refuse the next write as well. */
const isLost = (error: unknown) => error instanceof DatabaseUnavailable || (error instanceof SqlError && stalePlans.has(error.sqlState))

async function rollback(client: pg.Client): Promise<boolean> {
  try {
    await client.query('rollback')
    return true
  } catch {
    return false
  }
}
