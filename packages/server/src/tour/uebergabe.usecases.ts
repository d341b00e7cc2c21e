/** A whole tour for a colleague: every visit is moved by its own step (H6), all of them or none. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { TourAngaben } from '@dreiklang/domain/tour/handlungen.contract'
import type { TourQuittung } from '@dreiklang/domain/tour/tour.contract'
import { uebergib } from '@dreiklang/domain/tour/tour.decider'
import { tourFehler } from '@dreiklang/domain/tour/tour.errors'
import type { Gerufen, Taten } from '../hausbesuch/taten.ts'
import type { UebergibBesuche } from '../hausbesuch/uebergabe.usecases.ts'
import type { MeldeBesuch } from '../hausbesuch/meldungen.usecases.ts'
import type { Ports, Queryable } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { systemKontext } from '../shared/kontext.ts'
import { takeStepOnce } from '../shared/step.ts'
import { type TourHalten, type TourSchluessel, nurGesehene, tourQuittungVon, tourVeraltet } from './schritte.usecases.ts'
import type { Gefunden } from './umfeld.ts'

export interface UebergabeWege {
  taten: Taten
  uebergibBesuche: UebergibBesuche
  melde: MeldeBesuch
}

const tagVon = (datum: string): string => datum.split('-').toReversed().join('.')

export function createTourUebergabe(
  ports: Ports,
  { halte, speichere, jetzt }: TourHalten,
  { taten, uebergibBesuche, melde }: UebergabeWege,
) {
  /** Both in the same order, whoever gives to whom: two handovers at once do not wait for each other. */
  async function halteBeide(tx: Queryable, akteur: Akteur, { datum, personId, an }: TourSchluessel & { an: string }) {
    const gehalten = new Map<string, Gefunden | null>()
    for (const id of [personId, an].toSorted()) gehalten.set(id, await halte(tx, akteur, { datum, personId: id }))
    const [von, nach] = [gehalten.get(personId), gehalten.get(an)]
    if (!von) return null
    if (!nach) throw tourFehler.ablehnen('tour.person_unbekannt', { felder: [{ path: 'personId', code: 'falsch', message: 'falsch' }] })
    return { von: nurGesehene(von), nach }
  }

  return (
    gerufen: Gerufen,
    { datum, personId }: TourSchluessel,
    { version, personId: an, grund }: TourAngaben<'uebergeben'>,
  ): Promise<JsonText<TourQuittung>> => {
    const { akteur } = gerufen
    // In the name of the system, because both are told; whose tour it is was found out before anything is written.
    const geschrieben = takeStepOnce(ports, {
      ...gerufen,
      kontext: systemKontext,
      load: (tx) => halteBeide(tx, akteur, { datum, personId, an }),
      isCurrent: ({ von }) => von.tour.version === version,
      stale: ({ von }) => tourVeraltet(von.tour),
      take: async ({ von, nach }, tx) => {
        const wechsel = uebergib(von.tour, { an: { ...nach.tour, name: nach.umfeld.person.name }, grund }, von.umfeld.lage)
        await uebergibBesuche(tx, akteur, { besuchIds: wechsel.besuchIds, von: personId, an, grund })
        await speichere(tx, wechsel.gebende)
        await speichere(tx, wechsel.nehmende)
        const werte = { id: datum, wann: tagVon(datum) }
        await melde(tx, { personId: an, anlass: 'TOUR_UEBERNOMMEN', werte, am: jetzt() })
        await melde(tx, { personId, anlass: 'TOUR_ABGEGEBEN', werte, am: jetzt() })
        return tourQuittungVon(wechsel.gebende)
      },
    })
    return taten.dannMelden(geschrieben)
  }
}
