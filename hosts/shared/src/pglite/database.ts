import {
  type Database,
  DatabaseUnavailable,
  type DbContext,
  type Log,
  type Queryable,
  type Statement,
  type Values,
} from '@dreiklang/server/ports'
import type { Results } from '@electric-sql/pglite'
import { contextValues, noContext, roleOf, sameContext, setLocalContext, setSessionContext } from '../sql/context.ts'
import { sqlStateOf, translateError } from '../sql/errors.ts'
import { Notifier } from '../sql/notifier.ts'
import { createStatementCheck } from '../sql/statements.ts'
import { createPreparedQuery } from './prepared.ts'
import type { PgliteSession } from './session.ts'

export function pgliteDatabase(session: PgliteSession, log: Log): Database {
  const { pglite } = session
  const check = createStatementCheck()
  const preparedQuery = createPreparedQuery(pglite)
  const notifier = new Notifier(async (channel, payload) => {
    await session.asApp(() => run(notifyStatement, [channel, payload]))
  }, log)
  let context = noContext

  async function guarded<Result>(name: string, ask: () => Promise<Result>): Promise<Result> {
    try {
      return await ask()
    } catch (error) {
      throw pglite.closed ? new DatabaseUnavailable(new Error('The database was closed')) : explain(error, name)
    }
  }

  const run = <Row>({ name, text }: Statement, values: unknown[]): Promise<Results<Row>> =>
    guarded(name, () => preparedQuery<Row>(text, values))

  async function enter(wanted: DbContext): Promise<void> {
    if (sameContext(context, wanted)) return
    await run(setSessionContext, contextValues(wanted))
    context = wanted
  }

  async function transaction<Result>(wanted: DbContext, work: (tx: Queryable) => Promise<Result>): Promise<Result> {
    let active = true
    const ask = async <Row>(statement: Statement, values: Values): Promise<Results<Row>> => {
      if (!active) throw new TypeError(`${statement.name} was asked for after its transaction had ended`)
      return run(statement, check(statement, values))
    }
    const tx: Queryable = {
      query: async <Row>(statement: Statement, values: Values) => (await ask<Row>(statement, values)).rows,
      write: async (statement, values) => rowsWritten(await ask(statement, values)),
    }
    await guarded('begin', () => pglite.exec('begin'))
    try {
      await run(setLocalContext, contextValues(wanted))
      const result = await work(tx)
      active = false
      await commit()
      return result
    } catch (error) {
      active = false
      if (!pglite.closed) await pglite.exec('rollback')
      throw error
    }
  }

  async function commit(): Promise<void> {
    // COMMIT of a failed transaction is not an error for PostgreSQL: it rolls back and says so in the command tag only.
    const { command } = await guarded('commit', () => pglite.query('commit'))
    if (command !== 'COMMIT')
      throw new TypeError('The transaction was rolled back, because a statement in it had failed and its error was ignored')
  }

  const ask = async <Row>(wanted: DbContext, statement: Statement, values: Values): Promise<Results<Row>> => {
    const ordered = check(statement, values)
    return session.asApp(async () => {
      await enter(wanted)
      return run(statement, ordered)
    }, roleOf(wanted))
  }

  return {
    query: async <Row>(wanted: DbContext, statement: Statement, values: Values) => (await ask<Row>(wanted, statement, values)).rows,
    write: async (wanted, statement, values) => rowsWritten(await ask(wanted, statement, values)),
    transaction: (wanted, work) => session.asApp(() => transaction(wanted, work), roleOf(wanted)),
    async listen(channel, hear) {
      const stop = await session.asApp(() => pglite.listen(channel, hear))
      return () => session.asApp(() => stop())
    },
    notify: (channel, payload) => notifier.notify(channel, payload),
    async close() {
      await notifier.close()
      await session.idle()
      if (!pglite.closed) await pglite.close()
    },
  }
}

const rowsWritten = ({ affectedRows = 0 }: Results<unknown>): number => affectedRows

const notifyStatement = { name: 'notify', text: 'select pg_notify($1, $2)' }

/** Without a code it is PGlite's own refusal of a parameter, on which it hangs all of them; there is no connection that could break. */
function explain(error: unknown, name: string): Error {
  if (sqlStateOf(error) !== null || error instanceof RangeError || error instanceof SyntaxError) return translateError(error, name)
  return new TypeError(`${name}: a parameter does not fit its type`)
}
