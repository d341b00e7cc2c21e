/** One turn of the clock is many small tasks: one that fails must not keep the others from their work. */
import { DatabaseUnavailable, type Ports } from '../ports.ts'
import type { Jobs } from './room.ts'

/** That the database is away is noted, and the next turn tries again; any other failure is thrown when all have had their turn. */
export async function runInTurn(log: Ports['log'], aufgaben: Jobs): Promise<void> {
  const errors: unknown[] = []
  for (const [aufgabe, arbeite] of Object.entries(aufgaben)) {
    try {
      await arbeite()
    } catch (error) {
      if (error instanceof DatabaseUnavailable) log.warn({ aufgabe }, 'a task of the clock waits for the database')
      else errors.push(error)
    }
  }
  if (errors.length > 0) throw errors[0]
}
