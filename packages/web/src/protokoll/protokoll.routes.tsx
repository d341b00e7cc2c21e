import type { RoomRoute } from '../shared/roomRoute.ts'
import { eigenePath, protokollPath } from './protokoll.paths.ts'

export const protokollRoutes: readonly RoomRoute[] = [
  { path: protokollPath, load: async () => (await import('./pages/ProtokollPage.tsx')).protokollPage },
  { path: eigenePath, load: async () => (await import('./pages/EigenesPage.tsx')).eigenesPage },
  { path: '/protokoll/klienten/$klientId', load: async () => ({ Page: (await import('./pages/AuskunftPage.tsx')).AuskunftPage }) },
]
