import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { loadAkte } from './akte.repository.ts'
import { personalRoutes } from './personal.routes.ts'
import { type Konten, type Uebergib, createPersonal } from './personal.usecases.ts'

export function personalRoom(ports: Ports, { sitzungen, uebergib }: { sitzungen: Konten; uebergib: Uebergib }): Room {
  const personal = createPersonal(ports, { sitzungen, uebergib })
  return {
    routes: personalRoutes(ports, { sitzungen, personal }),
    jobs: { personal: () => personal.tick() },
    own: {
      personalakte: async (db, { organisationId, personId }) => (organisationId === null ? null : loadAkte(db, organisationId, personId)),
    },
  }
}
