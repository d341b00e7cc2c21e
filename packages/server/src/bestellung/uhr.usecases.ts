/** The clock of orders: looks at what is due and writes what follows, as nobody's act. Safe in several processes: the version decides. */
import { readBestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import { nach } from '@dreiklang/domain/bestellung/bestellung.decider'
import { uhr } from '@dreiklang/domain/bestellung/uhr.decider'
import type { Ports } from '../ports.ts'
import { systemKontext } from '../shared/kontext.ts'
import { imNamen } from '../shared/lesen.ts'
import { speichern } from './bestellung.repository.ts'
import { dieUhr } from './person.ts'
import { schrittSpur } from './spur.ts'
import type { EreignisStrom } from './strom.ts'
import { ladeFaellige } from './umstaende.repository.ts'

export function createUhr({ database, clock }: Pick<Ports, 'database' | 'clock'>, strom: EreignisStrom) {
  const db = imNamen(database, systemKontext)
  return {
    /** One turn; answers how many orders moved. */
    async tick(): Promise<number> {
      const jetzt = clock.now().toISOString()
      let bewegt = 0
      for (const row of await ladeFaellige(db, jetzt)) {
        const bestellung = readBestellung(row)
        const ereignisse = uhr(bestellung, jetzt)
        // Nothing due: the date in the row is older than the order; saving corrects it.
        const neu = nach(bestellung, ereignisse)
        const gespeichert = await speichern(db, {
          alt: bestellung,
          neu,
          ereignisse,
          urheber: dieUhr,
          am: jetzt,
          idempotenz: null,
          abschrift: null,
          spur: ereignisse.length === 0 ? null : schrittSpur(null, 'bestellung.uhr', neu),
        })
        if (gespeichert) bewegt += 1
      }
      if (bewegt > 0) strom.weck()
      return bewegt
    },
  }
}
