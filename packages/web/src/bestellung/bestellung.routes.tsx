import type { RoomRoute } from '../shared/roomRoute.ts'

export const bestellungRoutes: readonly RoomRoute[] = [
  { path: '/bestellungen', load: async () => ({ Page: (await import('./pages/ListPages.tsx')).WeiterleitungPage }) },
  { path: '/bestellungen/pflege', load: async () => (await import('./pages/ListPages.tsx')).listenPages.pflege },
  { path: '/bestellungen/arzt', load: async () => (await import('./pages/ListPages.tsx')).listenPages.arzt },
  { path: '/bestellungen/apotheke', load: async () => (await import('./pages/ListPages.tsx')).listenPages.apotheke },
  { path: '/bestellungen/admin', load: async () => ({ Page: (await import('./pages/ListPages.tsx')).NumbersPage }) },
]
