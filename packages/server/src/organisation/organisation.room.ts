/** Houses, their records, and who works with whom. */
import type { Ports } from '../ports.ts'
import type { Sitzungen } from '../shared/sitzungen.ts'
import type { MeldePerson } from './meldung.ts'
import { organisationRoutes } from './organisation.routes.ts'
import { createPartnerschaften } from './partnerschaft.usecases.ts'

export function organisationRoom(ports: Ports, { sitzungen, tell }: { sitzungen: Pick<Sitzungen, 'rechteGeaendert'>; tell: MeldePerson }) {
  const partnerschaften = createPartnerschaften(ports, tell)
  return { routes: organisationRoutes(ports, { sitzungen, partnerschaften, melde: tell }), partnerschaften }
}
