/** Seals what a room leaves to the clock, in small batches of a transaction each; several servers take turns. */
import { sql } from '../database/sql.ts'
import type { Database, Queryable } from '../ports.ts'
import { systemContext } from '../shared/context.ts'

export const schubSize = 100
const schuebePerRunde = 50

const alleine = sql('tresor.alleine', 'select pg_advisory_xact_lock(7315042614)')

/**
 * @param schub takes at most `schubSize` rows and answers how many they were. What is interrupted goes on where it was; a full turn
 *   leaves the rest to the next turn of the clock, so that other tasks have theirs.
 */
export async function addLater(database: Database, schub: (tx: Queryable) => Promise<number>): Promise<void> {
  for (let runde = 0; runde < schuebePerRunde; runde += 1) {
    const count = await database.transaction(systemContext, async (tx) => {
      await tx.query(alleine, {})
      return schub(tx)
    })
    if (count < schubSize) return
  }
}
