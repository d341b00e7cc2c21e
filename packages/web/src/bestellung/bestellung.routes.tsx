import type { RoomRoute } from '../shared/roomRoute.ts'

/** The pages of lists and detail; the form for drafts brings its own. */
export const bestellungRoutes: readonly RoomRoute[] = [
  { path: '/bestellungen', load: async () => ({ Page: (await import('./pages/WeiterleitungPage.tsx')).WeiterleitungPage }) },
  { path: '/bestellungen/pflege', load: async () => ({ Page: (await import('./pages/ListenPages.tsx')).PflegeListePage }) },
  { path: '/bestellungen/arzt', load: async () => ({ Page: (await import('./pages/ListenPages.tsx')).ArztListePage }) },
  { path: '/bestellungen/apotheke', load: async () => ({ Page: (await import('./pages/ListenPages.tsx')).ApothekeListePage }) },
  { path: '/bestellungen/admin', load: async () => ({ Page: (await import('./pages/ZahlenPage.tsx')).ZahlenPage }) },
  { path: '/bestellungen/$bestellungId', load: async () => ({ Page: (await import('./pages/BestellungPage.tsx')).BestellungPage }) },
]
