import { now, jonas } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { Person } from '../hausbesuch/hausbesuch.policy.ts'
import { berlinInstant } from '../shared/time.ts'
import type { TourAuftrag } from './handlungen.contract.ts'
import { type TourDecisionContext, decideTour } from './tour.decider.ts'
import { type Tagesbesuch, type Tour, folgePlan, emptyTour } from './tour.ts'

export const datum = '2026-11-18'
export const um = (uhrzeit: string) => berlinInstant(datum, uhrzeit)
export const besuch = (id: string, uhrzeit: string, status: Tagesbesuch['status'] = 'GEPLANT'): Tagesbesuch => ({
  id,
  von: um(uhrzeit),
  status,
})
export const besuche = [besuch('frueh', '11:00'), besuch('mittags', '12:00'), besuch('spaet', '15:00')]

export const tourOf = (person: Person = jonas): Tour =>
  emptyTour({ organisationId: person.organisationId, personId: person.personId, datum })

export const geplant = (added: readonly Tagesbesuch[] = besuche): Tour => folgePlan(tourOf(), added)

export const context = (person: Person = jonas, mehr: Partial<TourDecisionContext> = {}): TourDecisionContext => ({
  person,
  now,
  besuche,
  neueId: () => 'neu',
  abholbar: [],
  ...mehr,
})

export const nach = (
  tour: Tour,
  auftrag: Exclude<TourAuftrag, { handlung: 'uebergeben' }>,
  mehr: Partial<TourDecisionContext> = {},
): Tour => decideTour(tour, auftrag, context(mehr.person ?? jonas, mehr))

export const ids = ({ stopps }: Pick<Tour, 'stopps'>): string[] => stopps.map(({ id }) => id)
