import type { RoomRoute } from '../shared/roomRoute.ts'

export const tourRoutes: readonly RoomRoute[] = [
  { path: '/hausbesuch/tour', load: async () => ({ Page: (await import('./pages/TourPage.tsx')).TourPage }) },
  { path: '/hausbesuch/touren', load: async () => ({ Page: (await import('./pages/TourenPage.tsx')).TourenPage }) },
]
