/** Who may look at which tour, and take which step with it now, and why not: one function for decider, answers and screens. */
import { type Person, plantFuerAlle } from '../hausbesuch/hausbesuch.policy.ts'
import { type Datum, type Instant, berlinDatum } from '../shared/zeit.ts'
import type { TourCode } from './tour.errors.ts'
import { type Tagesbesuch, type Tour, istErledigt } from './tour.ts'
import { type TourHandlung, type Wer, tourHandlungen, tourUebergaenge } from './uebergaenge.ts'

/** Everyone sees the own tours, who plans for the organisation sees all of it. */
export const siehtTour = (person: Person, personId: string): boolean => person.personId === personId || plantFuerAlle(person)

export interface Tourlage {
  person: Person
  jetzt: Instant
  /** The visits of the day. */
  besuche: readonly Tagesbesuch[]
}

function istEiner(wer: Wer, { personId }: Tour, person: Person): boolean {
  switch (wer) {
    case 'FAHRENDE':
      return person.personId === personId
    case 'LEITUNG':
      return plantFuerAlle(person)
  }
}

const istHeute = (datum: Datum, jetzt: Instant): boolean => datum === berlinDatum(jetzt)

const laeuft = (besuche: readonly Tagesbesuch[]): boolean => besuche.some(({ status }) => status === 'UNTERWEGS' || status === 'BEGONNEN')

/** What a handover takes along: nobody takes over where someone stands in the door. */
const istUebergebbar = (tour: Tour, besuche: readonly Tagesbesuch[]): boolean =>
  tour.stopps.some((stopp) =>
    stopp.art === 'HAUSBESUCH' ? besuche.some(({ id, status }) => id === stopp.id && status === 'GEPLANT') : !istErledigt(stopp, besuche),
  )

/** Null when the step is open to the person now; otherwise the code of the first gate that is shut. */
export function tourSperre(handlung: TourHandlung, tour: Tour, { person, jetzt, besuche }: Tourlage): TourCode | null {
  const { von, wer }: { von: readonly string[]; wer: readonly Wer[] } = tourUebergaenge[handlung]
  if (!wer.some((einer) => istEiner(einer, tour, person))) return wer.includes('FAHRENDE') ? 'tour.nur_eigene' : 'tour.nur_leitung'
  if (!von.includes(tour.status)) return 'tour.falscher_status'
  if (handlung === 'starten' && !istHeute(tour.datum, jetzt)) return 'tour.nicht_heute'
  if (handlung === 'beenden' && laeuft(besuche)) return 'tour.besuch_laeuft'
  if (handlung === 'uebergeben' && !istUebergebbar(tour, besuche)) return 'tour.leer'
  return null
}

/** All steps: `true` when open now, else why not. */
export function tourUebergaengeVon(tour: Tour, lage: Tourlage): Record<TourHandlung, true | TourCode> {
  return Object.fromEntries(tourHandlungen.map((handlung) => [handlung, tourSperre(handlung, tour, lage) ?? true])) as Record<
    TourHandlung,
    true | TourCode
  >
}
