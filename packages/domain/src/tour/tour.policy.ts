import { type Person, plansForAll } from '../hausbesuch/hausbesuch.policy.ts'
import { type IsoDate, type Instant, berlinDate } from '../shared/time.ts'
import type { TourCode } from './tour.errors.ts'
import { type Tagesbesuch, type Tour, isSettled } from './tour.ts'
import { type TourHandlung, type Wer, tourHandlungen, tourTransitions } from './transitions.ts'

export const seesTour = (person: Person, personId: string): boolean => person.personId === personId || plansForAll(person)

export interface Tourlage {
  person: Person
  now: Instant
  besuche: readonly Tagesbesuch[]
}

function isOneOf(who: Wer, { personId }: Tour, person: Person): boolean {
  switch (who) {
    case 'FAHRENDE':
      return person.personId === personId
    case 'LEITUNG':
      return plansForAll(person)
  }
}

const isToday = (date: IsoDate, now: Instant): boolean => date === berlinDate(now)

const running = (besuche: readonly Tagesbesuch[]): boolean => besuche.some(({ status }) => status === 'UNTERWEGS' || status === 'BEGONNEN')

/** What a handover takes along: nobody takes over where someone stands in the door. */
const canBeHandedOver = (tour: Tour, besuche: readonly Tagesbesuch[]): boolean =>
  tour.stopps.some((stopp) =>
    stopp.art === 'HAUSBESUCH' ? besuche.some(({ id, status }) => id === stopp.id && status === 'GEPLANT') : !isSettled(stopp, besuche),
  )

/** Null when the step is open to the person now; otherwise the code of the first gate that is shut. */
export function tourSperre(handlung: TourHandlung, tour: Tour, { person, now, besuche }: Tourlage): TourCode | null {
  const { von, wer }: { von: readonly string[]; wer: readonly Wer[] } = tourTransitions[handlung]
  if (!wer.some((one) => isOneOf(one, tour, person))) return wer.includes('FAHRENDE') ? 'tour.nur_eigene' : 'tour.nur_leitung'
  if (!von.includes(tour.status)) return 'tour.falscher_status'
  if (handlung === 'starten' && !isToday(tour.datum, now)) return 'tour.nicht_heute'
  if (handlung === 'beenden' && running(besuche)) return 'tour.besuch_laeuft'
  if (handlung === 'uebergeben' && !canBeHandedOver(tour, besuche)) return 'tour.leer'
  return null
}

export function tourTransitionsOf(tour: Tour, lage: Tourlage): Record<TourHandlung, true | TourCode> {
  return Object.fromEntries(tourHandlungen.map((handlung) => [handlung, tourSperre(handlung, tour, lage) ?? true])) as Record<
    TourHandlung,
    true | TourCode
  >
}
