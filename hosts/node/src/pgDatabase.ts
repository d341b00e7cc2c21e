import { noContext } from '@dreiklang/host-shared/sql/context'
import { SqlError, translateError } from '@dreiklang/host-shared/sql/errors'
import { Notifier } from '@dreiklang/host-shared/sql/notifier'
import { createStatementCheck } from '@dreiklang/host-shared/sql/statements'
import { type Database, DatabaseUnavailable, type DbContext, type Log, type Statement, type Values } from '@dreiklang/server/ports'
import { type ClientOptions, connect } from './pg/client.ts'
import { ExclusiveClients } from './pg/exclusive.ts'
import { Listener } from './pg/listener.ts'
import { type Answer, Pipeline } from './pg/pipeline.ts'
import { requireHarmlessRole } from './pg/role.ts'
import { runTransaction } from './pg/transaction.ts'
import { StartError } from './startError.ts'

export interface PgDatabaseOptions extends ClientOptions {
  log: Log
  pipelines?: number
  transactions?: number
  /** Statements, and transactions waiting for a connection, above which more are turned away. */
  queueLimit?: number
}

/**
 * 4 connections shared by single statements, 8 for transactions, 1 listens, 1 tells. Directly or by a pooler of sessions.
 * @throws DatabaseUnavailable, StartError when the role escapes row-level security
 */
export async function openPgDatabase(options: PgDatabaseOptions): Promise<Database> {
  const { log, queueLimit = 1_000 } = options
  const check = createStatementCheck()
  const pipelines = Array.from({ length: options.pipelines ?? 4 }, () => new Pipeline(options))
  const clients = new ExclusiveClients(options, { size: options.transactions ?? 8, queueLimit, waitMs: 5_000 })
  const listener = new Listener(options, log)
  const teller = new Pipeline(options)
  const notifier = new Notifier(async (channel, payload) => {
    await teller.run(noContext, notifyStatement, [channel, payload])
  }, log)

  await verify(options)

  let inFlight = 0
  async function ask<Row>(context: DbContext, statement: Statement, values: Values): Promise<Answer<Row>> {
    if (inFlight >= queueLimit) throw new DatabaseUnavailable(new Error('Too many statements wait for an answer'))
    const ordered = check(statement, values)
    inFlight++
    try {
      return await leastBusy(pipelines, context).run<Row>(context, statement, ordered)
    } catch (error) {
      throw translateError(error, statement.name)
    } finally {
      inFlight--
    }
  }

  return {
    query: async <Row>(context: DbContext, statement: Statement, values: Values) => (await ask<Row>(context, statement, values)).rows,
    write: async (context, statement, values) => (await ask(context, statement, values)).rowCount ?? 0,
    transaction: (context, work) => runTransaction({ clients, check, context, work }),
    listen: (channel, hear) => listener.listen(channel, hear),
    notify: (channel, payload) => notifier.notify(channel, payload),
    async close() {
      await notifier.close()
      await Promise.all([listener.close(), clients.close(), teller.close(), ...pipelines.map((pipeline) => pipeline.close())])
    },
  }
}

const notifyStatement = { name: 'notify', text: 'select pg_notify($1, $2)' }

async function verify(options: PgDatabaseOptions): Promise<void> {
  const client = await connect(options).catch((error: unknown) => {
    throw mayNotSetRole(error)
      ? new StartError(`The database user may not become ${options.appRole}; let an administrator grant it that role`, { cause: error })
      : error
  })
  try {
    await requireHarmlessRole(client)
  } finally {
    await client.end()
  }
}

const mayNotSetRole = (error: unknown) =>
  error instanceof DatabaseUnavailable && error.cause instanceof SqlError && error.cause.sqlState === '42501'

function leastBusy(pipelines: readonly Pipeline[], context: DbContext): Pipeline {
  const cost = (pipeline: Pipeline) => pipeline.inFlight * 4 + (pipeline.isOpen ? 0 : 2) + (pipeline.isIn(context) ? 0 : 1)
  return pipelines.reduce((best, next) => (cost(next) < cost(best) ? next : best))
}
