import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { loadOwnKalender } from './kalenderabo.repository.ts'
import { kalenderaboRoutes } from './kalenderabo.routes.ts'

export function kalenderaboRoom(ports: Ports): Room {
  return {
    routes: kalenderaboRoutes(ports),
    own: {
      kalender: async (db, { organisationId, personId }) =>
        organisationId === null ? null : loadOwnKalender(db, organisationId, personId),
    },
  }
}
