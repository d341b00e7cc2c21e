import type { RoomRoute } from '../shared/roomRoute.ts'
import type { AboveDirectory } from './pages/KontaktePage.tsx'

export const kontaktRoutesWith = (loadAbove: (() => Promise<AboveDirectory>) | null): readonly RoomRoute[] => [
  { path: '/contacts/import', load: async () => ({ Page: (await import('./pages/ImportPage.tsx')).ImportPage }) },
  { path: '/contacts/doppelte', load: async () => ({ Page: (await import('./pages/DuplicatesPage.tsx')).DuplicatesPage }) },
  {
    // One route for list and record: the list keeps its place while records are opened one after the other.
    path: '/contacts/{-$kontaktId}',
    load: async () => {
      // Both before anything is drawn: what came later would push the directory down.
      const [{ kontaktePage }, Above] = await Promise.all([import('./pages/KontaktePage.tsx'), loadAbove?.() ?? null])
      return kontaktePage(Above)
    },
  },
]

export const kontaktRoutes = kontaktRoutesWith(null)
