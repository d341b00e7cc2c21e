import type { RoomRoute } from '../shared/roomRoute.ts'

export const rechtstexteRoutes: readonly RoomRoute[] = [
  { path: '/rechtstexte', load: async () => ({ Page: (await import('./pages/RechtstextePage.tsx')).RechtstextePage }) },
  { path: '/rechtstexte/$art', load: async () => ({ Page: (await import('./pages/RechtstextePage.tsx')).EditPage }) },
]
