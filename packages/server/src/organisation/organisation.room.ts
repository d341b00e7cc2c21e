import type { Ports } from '../ports.ts'
import type { Sessions } from '../shared/sessions.ts'
import type { MeldePerson } from './meldung.ts'
import { organisationRoutes } from './organisation.routes.ts'
import { createPartnerschaften } from './partnerschaft.usecases.ts'

export function organisationRoom(ports: Ports, { sitzungen, tell }: { sitzungen: Pick<Sessions, 'rechteChanged'>; tell: MeldePerson }) {
  const partnerschaften = createPartnerschaften(ports, tell)
  return { routes: organisationRoutes(ports, { sitzungen, partnerschaften, report: tell }), partnerschaften }
}
