/** Plans one more day every night, and picks up changes of the client's situation. Safe in several processes. */
import type { Ports } from '../ports.ts'
import { systemContext } from '../shared/context.ts'
import { onBehalfOf } from '../shared/onBehalfOf.ts'
import { type SameSerieFrom, nextLauf } from './abgleich.ts'
import { holdDue, loadDue, saveSerie } from './serie.repository.ts'

const SEITE = 50

export function createSerienClock({ database, clock }: Pick<Ports, 'database' | 'clock'>, sameSerieFrom: SameSerieFrom) {
  return async function tick(): Promise<void> {
    const jetzt = clock.now().toISOString()
    const error: unknown[] = []
    for (const id of await loadDue(onBehalfOf(database, systemContext), jetzt, SEITE)) {
      try {
        await database.transaction(systemContext, async (tx) => {
          const serie = await holdDue(tx, id, jetzt)
          if (serie === null) return
          await sameSerieFrom(tx, serie, { aktion: 'serie.uhr', akteur: null, jetzt })
          await saveSerie(tx, serie, nextLauf(serie, jetzt))
        })
      } catch (einer) {
        // One failing series must not block the others; the run as a whole still fails.
        error.push(einer)
      }
    }
    if (error.length > 0) throw error[0]
  }
}
