import type { RoomRoute } from '../shared/roomRoute.ts'

export const scrumboardRoutes: readonly RoomRoute[] = [
  { path: '/apps/scrumboard', load: async () => ({ Page: (await import('./pages/BoardsPage.tsx')).BoardsPage }) },
  { path: '/apps/scrumboard/$boardId', load: async () => ({ Page: (await import('./pages/BoardPage.tsx')).BoardPage }) },
]
