import type { RoomRoute } from '../shared/roomRoute.ts'

export const filesRoutes: readonly RoomRoute[] = [
  { path: '/apps/file-manager', load: async () => ({ Page: (await import('./pages/FilesPage.tsx')).FilesPage }) },
]
