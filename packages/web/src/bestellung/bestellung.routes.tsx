import type { RoomRoute } from '../shared/roomRoute.ts'

export const bestellungRoutes: readonly RoomRoute[] = [
  { path: '/bestellungen/abschriften', load: async () => ({ Page: (await import('./pages/AbschriftenPage.tsx')).AbschriftenPage }) },
]
