import type { RoomRoute } from '../shared/roomRoute.ts'

export const bestellblattRoutes: readonly RoomRoute[] = [
  { path: '/bestellungen/$bestellungId', load: async () => ({ Page: (await import('./pages/BestellungPage.tsx')).BestellungPage }) },
]
