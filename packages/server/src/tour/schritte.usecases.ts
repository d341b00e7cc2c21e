/** Steps with a tour: hold, follow the plan, decide, save, tell, in one transaction. */
import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { TourAuftrag } from '@dreiklang/domain/tour/handlungen.contract'
import type { TourQuittung } from '@dreiklang/domain/tour/tour.contract'
import { entscheideTour, mitGeholtem } from '@dreiklang/domain/tour/tour.decider'
import { tourFehler } from '@dreiklang/domain/tour/tour.errors'
import { siehtTour } from '@dreiklang/domain/tour/tour.policy'
import type { Tour } from '@dreiklang/domain/tour/tour'
import type { Gerufen } from '../hausbesuch/taten.ts'
import { personVon } from '../hausbesuch/person.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { takeStepOnce } from '../shared/step.ts'
import { rufe } from '../shared/zuruf.ts'
import type { TourAbholung } from './abholung.usecases.ts'
import { halteTour, speichereTour } from './tour.repository.ts'
import { type Gefunden, ladeTourenMitUmfeld } from './umfeld.ts'

export type TourSchluessel = Pick<Tour, 'datum' | 'personId'>

export const tourQuittungVon = ({ version, status }: Tour): TourQuittung => ({ version, status })

/** What the constraints of the table say, in words. */
function alsAblehnung(fehler: unknown): unknown {
  if (!(fehler instanceof ConstraintViolation)) return fehler
  if (fehler.constraint === 'tour_laufend') return tourFehler.ablehnen('tour.laeuft_schon')
  return fehler.constraint === 'tour_pkey' ? tourFehler.ablehnen('tour.veraltet') : fehler
}

export function createTourHalten({ clock }: Pick<Ports, 'clock'>) {
  const jetzt = () => clock.now().toISOString()
  return {
    jetzt,

    /** Held, as it is now; null for someone of another organisation. */
    async halte(tx: Queryable, akteur: Akteur, { datum, personId }: TourSchluessel): Promise<Gefunden | null> {
      const person = personVon(akteur)
      await halteTour(tx, person.organisationId, { datum, personId })
      const [gefunden] = await ladeTourenMitUmfeld(tx, { person, jetzt: jetzt() }, { datum, personIds: [personId] })
      return gefunden ?? null
    },

    /** Kept, and told to the open screens of the organisation. @throws tour.veraltet, tour.laeuft_schon */
    async speichere(tx: Queryable, tour: Tour): Promise<void> {
      try {
        await speichereTour(tx, tour, jetzt())
      } catch (fehler) {
        throw alsAblehnung(fehler)
      }
      await rufe(tx, { art: 'tour', id: tour.personId, an: [tour.organisationId] })
    },
  }
}
export type TourHalten = ReturnType<typeof createTourHalten>

type EinfacherAuftrag = Exclude<TourAuftrag, { handlung: 'uebergeben' }>

/** @throws tour.nur_eigene */
export function nurGesehene(gefunden: Gefunden): Gefunden {
  const { tour, umfeld } = gefunden
  if (!siehtTour(umfeld.lage.person, tour.personId)) throw tourFehler.ablehnen('tour.nur_eigene')
  return gefunden
}

export const tourVeraltet = ({ version }: Tour) => tourFehler.ablehnen('tour.veraltet', { angaben: { version } })

export function createTourSchritte(ports: Ports, { halte, speichere }: TourHalten, { hole, bringeZurueck }: TourAbholung) {
  /** What the step means for orders. The tour with what has to be known to undo it. */
  async function mitBestellungen(
    tx: Queryable,
    akteur: Akteur,
    { alt, neu, auftrag }: { alt: Tour; neu: Tour; auftrag: EinfacherAuftrag },
  ) {
    if (auftrag.handlung === 'zuruecknehmen') await bringeZurueck(tx, akteur, { tour: alt, stoppId: auftrag.angaben.stoppId })
    if (auftrag.handlung !== 'abhaken') return neu
    const { angaben } = auftrag
    return mitGeholtem(neu, angaben.stoppId, await hole(tx, akteur, { tour: alt, angaben }))
  }

  return (gerufen: Gerufen, schluessel: TourSchluessel, auftrag: EinfacherAuftrag): Promise<JsonText<TourQuittung>> =>
    takeStepOnce(ports, {
      ...gerufen,
      load: async (tx) => {
        const gefunden = await halte(tx, gerufen.akteur, schluessel)
        return gefunden && nurGesehene(gefunden)
      },
      isCurrent: ({ tour }) => tour.version === auftrag.angaben.version,
      stale: ({ tour }) => tourVeraltet(tour),
      take: async ({ tour: alt, umfeld: { lage, bereit } }, tx) => {
        const entschieden = entscheideTour(alt, auftrag, { ...lage, neueId: ports.newId, abholbar: bereit })
        const neu = await mitBestellungen(tx, gerufen.akteur, { alt, neu: entschieden, auftrag })
        await speichere(tx, neu)
        return tourQuittungVon(neu)
      },
    })
}
