import type { RoomRoute } from '../shared/roomRoute.ts'

export const serieRoutes: readonly RoomRoute[] = [
  { path: '/hausbesuch/serien', load: async () => (await import('./pages/SerienPage.tsx')).serienPage },
  { path: '/hausbesuch/serien/neu', load: async () => ({ Page: (await import('./pages/NewSeriePage.tsx')).NewSeriePage }) },
  { path: '/hausbesuch/serien/$serieId', load: async () => ({ Page: (await import('./pages/SeriePage.tsx')).SeriePage }) },
]
