/** The clock of series: plans one more day every night, and picks up changes of the client's situation. Safe in several processes. */
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { type GleicheSerieAb, naechsterLauf } from './abgleich.ts'
import { halteFaellige, ladeFaellige, speichereSerie } from './serie.repository.ts'

const SEITE = 50

export function createSerienUhr({ database, clock }: Pick<Ports, 'database' | 'clock'>, gleicheSerieAb: GleicheSerieAb) {
  return async function tick(): Promise<void> {
    const jetzt = clock.now().toISOString()
    const fehler: unknown[] = []
    for (const id of await ladeFaellige(imNamen(database, systemKontext), jetzt, SEITE)) {
      try {
        await database.transaction(systemKontext, async (tx) => {
          const serie = await halteFaellige(tx, id, jetzt)
          if (serie === null) return
          await gleicheSerieAb(tx, serie, { aktion: 'serie.uhr', akteur: null, jetzt })
          await speichereSerie(tx, serie, naechsterLauf(serie, jetzt))
        })
      } catch (einer) {
        // One failing series must not block the others; the run as a whole still fails.
        fehler.push(einer)
      }
    }
    if (fehler.length > 0) throw fehler[0]
  }
}
