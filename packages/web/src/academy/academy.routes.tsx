import type { RoomRoute } from '../shared/roomRoute.ts'

export const academyRoutes: readonly RoomRoute[] = [
  { path: '/apps/academy/{-$courseId}', load: async () => ({ Page: (await import('./pages/AcademyPage.tsx')).AcademyPage }) },
]
