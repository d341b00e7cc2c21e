import { contextValues, setSessionContext } from '@dreiklang/host-shared/sql/context'
import type { DbContext } from '@dreiklang/server/ports'
import pg from 'pg'

/**
 * A statement and the change of context before the same Sync are one implicit transaction: either fails, both are undone. As two queries
 * of a pipeline, the statement would run in the former person's name if the change were cancelled.
 * The driver makes an array of the results (two commands): the last is the statement's. `connect` has prepared the change.
 */
export class ContextQuery extends pg.Query {
  private readonly context: DbContext

  constructor(context: DbContext, config: pg.QueryConfig, done: (error: Error | undefined, results: pg.ResultBuilder[]) => void) {
    super(config, (error: Error | undefined, result: pg.ResultBuilder | pg.ResultBuilder[]) =>
      done(error, Array.isArray(result) ? result : [result]),
    )
    this.context = context
  }

  override submit = (connection: pg.Connection): void => {
    const { stream } = connection
    stream.cork()
    try {
      connection.bind({ statement: setSessionContext.name, values: contextValues(this.context) }, true)
      connection.execute({}, true)
      return pg.Query.prototype.submit.call(this, connection)
    } finally {
      stream.uncork()
    }
  }
}
