/** Seals what a room leaves to the clock, in small batches of a transaction each; several servers take turns. */
import { sql } from '../database/sql.ts'
import type { Database, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'

export const schubSize = 100
const schuebePerRunde = 50

const alleine = sql('tresor.alleine', 'select pg_advisory_xact_lock(7315042614)')

/** `schub` takes at most `schubSize` rows and answers how many. What is interrupted goes on; the rest waits for the next turn. */
export async function addLater(database: Database, schub: (tx: Queryable) => Promise<number>): Promise<void> {
  for (let runde = 0; runde < schuebePerRunde; runde += 1) {
    const count = await database.transaction(systemContext, async (tx) => {
      await tx.query(alleine, {})
      return schub(tx)
    })
    if (count < schubSize) return
  }
}
