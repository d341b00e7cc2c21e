import type { RoomRoute } from '../shared/roomRoute.ts'

export const kontaktRoutes: readonly RoomRoute[] = [
  { path: '/contacts/import', load: async () => ({ Page: (await import('./pages/ImportPage.tsx')).ImportPage }) },
  { path: '/contacts/doppelte', load: async () => ({ Page: (await import('./pages/DuplicatesPage.tsx')).DuplicatesPage }) },
  // One route for list and record: the list keeps its place while records are opened one after the other.
  { path: '/contacts/{-$kontaktId}', load: async () => (await import('./pages/KontaktePage.tsx')).kontaktePage },
]
