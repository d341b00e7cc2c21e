import type { RoomRoute } from '../shared/roomRoute.ts'

export const activitiesRoutes: readonly RoomRoute[] = [
  { path: '/pages/activities', load: async () => ({ Page: (await import('./pages/ActivitiesPage.tsx')).ActivitiesPage }) },
]
