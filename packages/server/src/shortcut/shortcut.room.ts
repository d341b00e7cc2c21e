import type { Ports } from '../ports.ts'
import type { Room } from '../shared/room.ts'
import { loadShortcuts } from './shortcut.repository.ts'
import { shortcutRoutes } from './shortcut.routes.ts'

export function shortcutRoom(ports: Ports): Room {
  return { routes: shortcutRoutes(ports), own: { shortcuts: async (db, { personId }) => (await loadShortcuts(db, personId)) ?? [] } }
}
