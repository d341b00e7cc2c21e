import { DatabaseUnavailable } from '@dreiklang/server/ports'
import type { DbContext, Queryable, Statement } from '@dreiklang/server/ports'
import type pg from 'pg'
import { contextValues, setLocalContext } from '@dreiklang/host-shared/sql/context'
import { SqlError, stalePlans, translateError } from '@dreiklang/host-shared/sql/errors'
import type { ExclusiveClients } from './exclusive.ts'

export type StatementCheck = (statement: Statement, values: readonly unknown[]) => void

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
  const query = async <Row>(statement: Statement, values: readonly unknown[]): Promise<Row[]> => {
    // A late statement would run outside of any transaction, or inside another one's.
    if (!active) throw new TypeError(`${statement.name} was asked for after its transaction had ended`)
    check(statement, values)
    try {
      return (await client.query({ ...statement, values: [...values] })).rows
    } catch (error) {
      throw translateError(error, statement.name)
    }
  }
  try {
    await begin(client, context)
    const result = await work({ query })
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
