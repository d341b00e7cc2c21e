import type { RoomRoute } from '../shared/roomRoute.ts'
import { ownPath, protokollPath } from './protokoll.paths.ts'

export const protokollRoutes: readonly RoomRoute[] = [
  { path: protokollPath, load: async () => (await import('./pages/ProtokollPage.tsx')).protokollPage },
  { path: ownPath, load: async () => (await import('./pages/ProtokollPage.tsx')).ownPage },
  { path: '/protokoll/klienten/$klientId', load: async () => ({ Page: (await import('./pages/AuskunftPage.tsx')).AuskunftPage }) },
]
