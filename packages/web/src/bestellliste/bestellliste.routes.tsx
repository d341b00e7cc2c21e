import type { ListSeite } from '../bestellung/bestellung.paths.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'

const list = (seite: ListSeite): RoomRoute => ({
  path: `/bestellungen/${seite}`,
  load: async () => (await import('./pages/ListPages.tsx')).listPage(seite),
})

export const bestelllisteRoutes: readonly RoomRoute[] = [
  { path: '/bestellungen', load: async () => ({ Page: (await import('./pages/ListPages.tsx')).WeiterleitungPage }) },
  list('pflege'),
  list('arzt'),
  list('apotheke'),
  { path: '/bestellungen/admin', load: async () => ({ Page: (await import('./pages/NumbersPage.tsx')).NumbersPage }) },
]
