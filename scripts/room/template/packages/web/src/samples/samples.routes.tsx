import type { RoomRoute } from '../shared/roomRoute.ts'

export const samplesRoutes: readonly RoomRoute[] = [
  { path: '/samples', load: async () => ({ Page: (await import('./pages/SamplesPage.tsx')).SamplesPage }) },
]
