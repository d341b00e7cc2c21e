import type { RoomRoute } from '../shared/roomRoute.ts'
import { verwaltungPath } from './organisation.paths.ts'

export const organisationRoutes: readonly RoomRoute[] = [
  { path: verwaltungPath, load: async () => ({ Page: (await import('./pages/VerwaltungPage.tsx')).VerwaltungPage }) },
]
