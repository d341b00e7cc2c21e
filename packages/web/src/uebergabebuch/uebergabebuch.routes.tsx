import type { RoomRoute } from '../shared/roomRoute.ts'

export const uebergabebuchRoutes: readonly RoomRoute[] = [
  { path: '/uebergabebuch', load: async () => ({ Page: (await import('./pages/UebergabebuchPage.tsx')).UebergabebuchPage }) },
]
