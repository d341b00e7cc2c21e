import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { loadEinstellungen, loadProfil } from './settings.repository.ts'
import { settingsRoutes } from './settings.routes.ts'

export function settingsRoom(ports: Ports): Room {
  return {
    routes: settingsRoutes(ports),
    own: {
      einstellungen: (db, { personId }) => loadEinstellungen(db, personId),
      profil: (db, { personId }) => loadProfil(db, personId),
    },
  }
}
