import { boardPath } from '../bestellung/bestellung.paths.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'

export const bestelltafelRoutes: readonly RoomRoute[] = [
  { path: boardPath, load: async () => ({ Page: (await import('./pages/BoardPage.tsx')).BoardPage }) },
]
