import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { kontaktRoutes } from './kontakt.routes.ts'
import { emptyPapierkorb } from './kontakt.usecases.ts'
import { loadOwn } from './own.repository.ts'

export function kontaktRoom(ports: Ports): Room {
  return {
    routes: kontaktRoutes(ports),
    jobs: { papierkorb: () => emptyPapierkorb(ports) },
    own: {
      kontakte: async (db, { organisationId, personId }) => (organisationId === null ? null : loadOwn(db, { organisationId, personId })),
    },
  }
}
