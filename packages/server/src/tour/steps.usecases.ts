import type { Akteur } from '@dreiklang/domain/shared/akteur'
import type { TourAuftrag } from '@dreiklang/domain/tour/handlungen.contract'
import type { Tour } from '@dreiklang/domain/tour/tour'
import type { TourQuittung } from '@dreiklang/domain/tour/tour.contract'
import { decideTour, withGeholtem } from '@dreiklang/domain/tour/tour.decider'
import { tourErrors } from '@dreiklang/domain/tour/tour.errors'
import { seesTour } from '@dreiklang/domain/tour/tour.policy'
import { personOf } from '../hausbesuch/person.ts'
import type { CalledBy } from '../hausbesuch/taten.ts'
import { ConstraintViolation, type Ports, type Queryable } from '../ports.ts'
import type { JsonText } from '../shared/idempotenz.ts'
import { sendSignal } from '../shared/signal.ts'
import { takeStepOnce } from '../shared/step.ts'
import type { TourAbholung } from './abholung.usecases.ts'
import { holdTour, saveTour } from './tour.repository.ts'
import { type Gefunden, loadTourenWithUmfeld } from './umfeld.ts'

export type TourSchluessel = Pick<Tour, 'datum' | 'personId'>

export const tourQuittungOf = ({ version, status }: Tour): TourQuittung => ({ version, status })

function asRefusal(error: unknown): unknown {
  if (!(error instanceof ConstraintViolation)) return error
  if (error.constraint === 'tour_laufend') return tourErrors.refuse('tour.laeuft_schon')
  return error.constraint === 'tour_pkey' ? tourErrors.refuse('tour.veraltet') : error
}

export function createTourHolding({ clock }: Pick<Ports, 'clock'>) {
  const jetzt = () => clock.now().toISOString()
  return {
    jetzt,

    /** Held, as it is now; null for someone of another organisation. */
    async halte(tx: Queryable, akteur: Akteur, { datum, personId }: TourSchluessel): Promise<Gefunden | null> {
      const person = personOf(akteur)
      await holdTour(tx, person.organisationId, { datum, personId })
      const [gefunden] = await loadTourenWithUmfeld(tx, { person, jetzt: jetzt() }, { datum, personIds: [personId] })
      return gefunden ?? null
    },

    /** Kept, and told to the open screens of the organisation. @throws tour.veraltet, tour.laeuft_schon */
    async save(tx: Queryable, tour: Tour): Promise<void> {
      try {
        await saveTour(tx, tour, jetzt())
      } catch (error) {
        throw asRefusal(error)
      }
      await sendSignal(tx, { art: 'tour', id: tour.personId, an: [tour.organisationId] })
    },
  }
}
export type TourHolding = ReturnType<typeof createTourHolding>

type EinfacherAuftrag = Exclude<TourAuftrag, { handlung: 'uebergeben' }>

/** @throws tour.nur_eigene */
export function onlySeen(gefunden: Gefunden): Gefunden {
  const { tour, umfeld } = gefunden
  if (!seesTour(umfeld.lage.person, tour.personId)) throw tourErrors.refuse('tour.nur_eigene')
  return gefunden
}

export const tourStale = ({ version }: Tour) => tourErrors.refuse('tour.veraltet', { angaben: { version } })

export function createTourSteps(ports: Ports, { halte, save }: TourHolding, { fetch: hole, bringBack }: TourAbholung) {
  async function withBestellungen(
    tx: Queryable,
    akteur: Akteur,
    { alt, neu, auftrag }: { alt: Tour; neu: Tour; auftrag: EinfacherAuftrag },
  ) {
    if (auftrag.handlung === 'zuruecknehmen') await bringBack(tx, akteur, { tour: alt, stoppId: auftrag.angaben.stoppId })
    if (auftrag.handlung !== 'abhaken') return neu
    const { angaben } = auftrag
    return withGeholtem(neu, angaben.stoppId, await hole(tx, akteur, { tour: alt, angaben }))
  }

  return (gerufen: CalledBy, schluessel: TourSchluessel, auftrag: EinfacherAuftrag): Promise<JsonText<TourQuittung>> =>
    takeStepOnce(ports, {
      ...gerufen,
      load: async (tx) => {
        const gefunden = await halte(tx, gerufen.akteur, schluessel)
        return gefunden && onlySeen(gefunden)
      },
      isCurrent: ({ tour }) => tour.version === auftrag.angaben.version,
      stale: ({ tour }) => tourStale(tour),
      take: async ({ tour: alt, umfeld: { lage, bereit } }, tx) => {
        const entschieden = decideTour(alt, auftrag, { ...lage, neueId: ports.newId, abholbar: bereit })
        const neu = await withBestellungen(tx, gerufen.akteur, { alt, neu: entschieden, auftrag })
        await save(tx, neu)
        return tourQuittungOf(neu)
      },
    })
}
