/** The address book of an organisation. */
import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { ladeEigene } from './eigene.repository.ts'
import { kontaktRoutes } from './kontakt.routes.ts'
import { leerePapierkorb } from './kontakt.usecases.ts'

export function kontaktRoom(ports: Ports): Room {
  return {
    routes: kontaktRoutes(ports),
    jobs: { papierkorb: () => leerePapierkorb(ports) },
    own: {
      kontakte: async (db, { organisationId, personId }) => (organisationId === null ? null : ladeEigene(db, { organisationId, personId })),
    },
  }
}
