import type { RoomRoute } from '../shared/roomRoute.ts'
import { fristenPath } from './frist.paths.ts'

export const fristRoutes: readonly RoomRoute[] = [
  { path: fristenPath, load: async () => ({ Page: (await import('./pages/FristenPage.tsx')).FristenPage }) },
]
