/** A whole tour for a colleague: every visit is moved by its own step (H6), all of them or none. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { TourAngaben } from '@dreiklang/domain/tour/handlungen.contract'
import type { TourQuittung } from '@dreiklang/domain/tour/tour.contract'
import { handOver } from '@dreiklang/domain/tour/tour.decider'
import { tourErrors } from '@dreiklang/domain/tour/tour.errors'
import type { CalledBy, Taten } from '../hausbesuch/taten.ts'
import type { UebergibBesuche } from '../hausbesuch/uebergabe.usecases.ts'
import type { MeldeBesuch } from '../hausbesuch/meldungen.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { systemContext } from '../shared/context.ts'
import { takeStepOnce } from '../shared/step.ts'
import { type TourHolding, type TourSchluessel, onlySeen, tourQuittungOf, tourStale } from './steps.usecases.ts'
import type { Gefunden } from './umfeld.ts'

export interface UebergabeWege {
  taten: Taten
  handOverBesuche: UebergibBesuche
  report: MeldeBesuch
}

const tagOf = (datum: string): string => datum.split('-').toReversed().join('.')

export function createTourUebergabe(ports: Ports, { halte, save, jetzt }: TourHolding, { taten, handOverBesuche, report }: UebergabeWege) {
  /** Both in the same order, whoever gives to whom: two handovers at once do not wait for each other. */
  async function holdBoth(tx: Queryable, akteur: Akteur, { datum, personId, an }: TourSchluessel & { an: string }) {
    const gehalten = new Map<string, Gefunden | null>()
    for (const id of [personId, an].toSorted()) gehalten.set(id, await halte(tx, akteur, { datum, personId: id }))
    const [von, nach] = [gehalten.get(personId), gehalten.get(an)]
    if (!von) return null
    if (!nach) throw tourErrors.refuse('tour.person_unbekannt', { felder: [{ path: 'personId', code: 'falsch', message: 'falsch' }] })
    return { von: onlySeen(von), nach }
  }

  return (
    gerufen: CalledBy,
    { datum, personId }: TourSchluessel,
    { version, personId: an, grund }: TourAngaben<'uebergeben'>,
  ): Promise<JsonText<TourQuittung>> => {
    const { akteur } = gerufen
    // In the name of the system, because both are told; whose tour it is was found out before anything is written.
    const geschrieben = takeStepOnce(ports, {
      ...gerufen,
      context: systemContext,
      load: (tx) => holdBoth(tx, akteur, { datum, personId, an }),
      isCurrent: ({ von }) => von.tour.version === version,
      stale: ({ von }) => tourStale(von.tour),
      take: async ({ von, nach }, tx) => {
        const wechsel = handOver(von.tour, { an: { ...nach.tour, name: nach.umfeld.person.name }, grund }, von.umfeld.lage)
        await handOverBesuche(tx, akteur, { besuchIds: wechsel.besuchIds, von: personId, an, grund })
        await save(tx, wechsel.gebende)
        await save(tx, wechsel.nehmende)
        const werte = { id: datum, wann: tagOf(datum) }
        await report(tx, { personId: an, anlass: 'TOUR_UEBERNOMMEN', werte, am: jetzt() })
        await report(tx, { personId, anlass: 'TOUR_ABGEGEBEN', werte, am: jetzt() })
        return tourQuittungOf(wechsel.gebende)
      },
    })
    return taten.dannMelden(geschrieben)
  }
}
