/** Bags of a round that were handed over without network: each by the step of its order, at the moment it was done, and once. */
import type { Bestellung } from '@dreiklang/domain/bestellung/bestellung.document'
import type { Auftrag } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import { Refusal } from '@dreiklang/domain/shared/refusal'
import { auftragOfBag, findMomentOf, isKnownOf } from '@dreiklang/domain/unterwegs/bag'
import type { BagEntry, EntryAnswer } from '@dreiklang/domain/unterwegs/entry.contract'
import { timeSperre } from '@dreiklang/domain/unterwegs/unterwegs'
import type { Ports } from '../ports.ts'
import { onBehalfOfPerson } from '../shared/onBehalfOf.ts'
import type { Idempotenz } from '../shared/route.ts'
import { happenedOnline } from './unterwegs.repository.ts'

export type TakeStep = (
  akteur: Akteur,
  bestellungId: string,
  told: { auftrag: Auftrag; idempotenz: Idempotenz; findMoment: (bestellung: Bestellung) => string },
) => Promise<string>

type Aufnahme = Omit<EntryAnswer, 'eintragId'>
const taken = (ergebnis: 'UEBERNOMMEN' | 'SCHON_DA'): Aufnahme => ({ ergebnis, nachgereicht: false, felder: [], code: null })
const refused = (code: string): Aufnahme => ({ ergebnis: 'ABGELEHNT', nachgereicht: false, felder: [], code })

/** Somebody else may save the order in the same instant: then it is decided anew, and no driver is asked. */
const attempts = 3

export function createBagEntries(ports: Ports, takeStep: TakeStep) {
  async function takeOnce(akteur: Akteur, entry: BagEntry): Promise<Aufnahme> {
    let known = false
    const findMoment = (bestellung: Bestellung): string => {
      const moment = findMomentOf(bestellung, entry)
      known = isKnownOf(bestellung, entry, moment)
      return moment
    }
    const content = new TextEncoder().encode(JSON.stringify(entry))
    const anfrageHash = new Uint8Array(await crypto.subtle.digest('SHA-256', content))
    const idempotenz = { schluessel: entry.eintragId, anfrageHash }
    try {
      // The version is not asked for: a bag is decided on as it is now.
      await takeStep(akteur, entry.bestellungId, { auftrag: auftragOfBag(entry, entry.gesehen), idempotenz, findMoment })
      return taken('UEBERNOMMEN')
    } catch (error) {
      if (error instanceof Refusal && known) return taken('SCHON_DA')
      throw error
    }
  }

  return {
    async take(akteur: Akteur, entry: BagEntry): Promise<Aufnahme> {
      const code = timeSperre(entry.am, ports.clock.now().toISOString())
      if (code !== null) return refused(code)
      const db = onBehalfOfPerson(ports.database, akteur)
      for (let attempt = 1; ; attempt += 1) {
        // Also when it was taken by an ordinary call whose answer was lost.
        if (await happenedOnline(db, akteur.personId, entry.eintragId)) return taken('SCHON_DA')
        try {
          return await takeOnce(akteur, entry)
        } catch (error) {
          if (!(error instanceof Refusal)) throw error
          if (error.code !== 'bestellung.veraltet' || attempt === attempts) return refused(error.code)
        }
      }
    },
  }
}
export type BagEntries = ReturnType<typeof createBagEntries>
