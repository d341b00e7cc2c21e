import { noContext } from '@dreiklang/host-shared/sql/context'
import { SqlError, translateError } from '@dreiklang/host-shared/sql/errors'
import { Notifier } from '@dreiklang/host-shared/sql/notifier'
import { createStatementCheck } from '@dreiklang/host-shared/sql/statements'
import { appRole, systemRole } from '@dreiklang/server/database/roles'
import { type Database, DatabaseUnavailable, type DbContext, type Log, type Statement, type Values } from '@dreiklang/server/ports'
import type pg from 'pg'
import { type ClientOptions, type Connection, connect } from './pg/client.ts'
import { ExclusiveClients } from './pg/exclusive.ts'
import { Listener } from './pg/listener.ts'
import { type Answer, Pipeline } from './pg/pipeline.ts'
import { openProbe } from './pg/probe.ts'
import { Pulse } from './pg/pulse.ts'
import { mayLeaveRole, requireHarmlessRole } from './pg/role.ts'
import { runTransaction } from './pg/transaction.ts'
import { StartError } from './startError.ts'

export interface PgDatabaseOptions {
  /** How statements in nobody's name connect, and how all others do: each with a login of its own, where there are two. */
  system: () => Connection
  app: () => Connection
  log: Log
  pipelines?: number
  transactions?: number
  /** Statements, and transactions waiting for a connection, above which more are turned away. */
  queueLimit?: number
  /** Quarters of a second without a sign after which the database counts as silent; more where tests fill the processors. */
  silentTicks?: number
}

/** What is under way on all connections of the process. */
export interface PoolUsage {
  /** Single statements that wait for their answer. */
  statements: number
  /** Connections that a transaction holds. */
  transactions: number
  /** Transactions that wait for a connection. */
  waiting: number
}

export interface PgDatabase extends Database {
  usage(): PoolUsage
}

/**
 * For each of the two roles 4 connections shared by single statements and 8 for transactions; 1 listens, 1 tells, 1 asks
 * whether the database answers at all. Opened when needed.
 * Directly or by a pooler of sessions.
 * @throws DatabaseUnavailable, StartError when a role escapes row-level security
 */
export async function openPgDatabase(options: PgDatabaseOptions): Promise<PgDatabase> {
  const { log, queueLimit = 1_000 } = options
  const check = createStatementCheck()
  const open = (client: ClientOptions) => ({
    pipelines: Array.from({ length: options.pipelines ?? 4 }, () => new Pipeline(client)),
    clients: new ExclusiveClients(client, { size: options.transactions ?? 8, queueLimit, waitMs: 5_000 }),
  })
  const alone: ClientOptions = { connection: options.app, role: appRole }
  const pulse = new Pulse(openProbe(alone), log, options.silentTicks)
  const app: ClientOptions = { ...alone, pulse }
  const system: ClientOptions = { connection: options.system, role: systemRole, pulse }
  const [forApp, forSystem] = [open(app), open(system)]
  const connectionsOf = (context: DbContext) => (context.system ? forSystem : forApp)
  const listener = new Listener(alone, log)
  const teller = new Pipeline(app)
  const notifier = new Notifier(async (channel, payload) => {
    await teller.run(noContext, notifyStatement, [channel, payload])
  }, log)

  await verify(system, requireHarmlessRole)
  const left = await verify(app, async (client) => {
    await requireHarmlessRole(client)
    return mayLeaveRole(client)
  })
  if (left)
    log.warn({}, `the login of the application may become more than ${appRole}: row-level security holds as long as no statement does`)

  pulse.start()
  let inFlight = 0
  async function ask<Row>(context: DbContext, statement: Statement, values: Values): Promise<Answer<Row>> {
    if (inFlight >= queueLimit) throw new DatabaseUnavailable(new Error('Too many statements wait for an answer'))
    const ordered = check(statement, values)
    inFlight++
    try {
      return await leastBusy(connectionsOf(context).pipelines, context).run<Row>(context, statement, ordered)
    } catch (error) {
      throw translateError(error, statement.name)
    } finally {
      inFlight--
    }
  }

  return {
    query: async <Row>(context: DbContext, statement: Statement, values: Values) => (await ask<Row>(context, statement, values)).rows,
    write: async (context, statement, values) => (await ask(context, statement, values)).rowCount ?? 0,
    transaction: (context, work) => runTransaction({ clients: connectionsOf(context).clients, check, context, work }),
    listen: (channel, hear) => listener.listen(channel, hear),
    notify: (channel, payload) => notifier.notify(channel, payload),
    usage: () => ({
      statements: inFlight,
      transactions: forApp.clients.usage.inUse + forSystem.clients.usage.inUse,
      waiting: forApp.clients.usage.waiting + forSystem.clients.usage.waiting,
    }),
    async close() {
      await notifier.close()
      const both = [forApp, forSystem].flatMap(({ clients, pipelines }) => [clients, ...pipelines])
      await Promise.all([pulse, listener, teller, ...both].map((each) => each.close()))
    },
  }
}

const notifyStatement = { name: 'notify', text: 'select pg_notify($1, $2)' }

async function verify<Result>(options: ClientOptions, look: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(options).catch((error: unknown) => {
    throw mayNotSetRole(error)
      ? new StartError(`The database user may not become ${options.role}; let an administrator grant it that role`, { cause: error })
      : error
  })
  try {
    return await look(client)
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
