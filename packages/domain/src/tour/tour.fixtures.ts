/** For tests: a tour of Jonas on a Wednesday with three visits. */
import { jetzt, jonas } from '../hausbesuch/hausbesuch.fixtures.ts'
import type { Person } from '../hausbesuch/hausbesuch.policy.ts'
import { berlinInstant } from '../shared/zeit.ts'
import type { TourAuftrag } from './handlungen.contract.ts'
import { type TourUmstaende, entscheideTour } from './tour.decider.ts'
import { type Tagesbesuch, type Tour, folgePlan, leereTour } from './tour.ts'

export const datum = '2026-11-18'
export const um = (uhrzeit: string) => berlinInstant(datum, uhrzeit)
export const besuch = (id: string, uhrzeit: string, status: Tagesbesuch['status'] = 'GEPLANT'): Tagesbesuch => ({
  id,
  von: um(uhrzeit),
  status,
})
export const besuche = [besuch('frueh', '11:00'), besuch('mittags', '12:00'), besuch('spaet', '15:00')]

export const tourVon = (person: Person = jonas): Tour =>
  leereTour({ organisationId: person.organisationId, personId: person.personId, datum })

export const geplant = (neue: readonly Tagesbesuch[] = besuche): Tour => folgePlan(tourVon(), neue)

export const umstaende = (person: Person = jonas, mehr: Partial<TourUmstaende> = {}): TourUmstaende => ({
  person,
  jetzt,
  besuche,
  neueId: () => 'neu',
  abholbar: [],
  ...mehr,
})

export const nach = (tour: Tour, auftrag: Exclude<TourAuftrag, { handlung: 'uebergeben' }>, mehr: Partial<TourUmstaende> = {}): Tour =>
  entscheideTour(tour, auftrag, umstaende(mehr.person ?? jonas, mehr))

export const ids = ({ stopps }: Pick<Tour, 'stopps'>): string[] => stopps.map(({ id }) => id)
