import type { RoomRoute } from '../shared/roomRoute.ts'
import { ssoPath } from './sso.paths.ts'

export const ssoRoutes: readonly RoomRoute[] = [
  { path: ssoPath, load: async () => ({ Page: (await import('./pages/SsoPage.tsx')).SsoPage }) },
]
