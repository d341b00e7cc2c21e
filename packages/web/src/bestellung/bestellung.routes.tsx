import type { RoomRoute } from '../shared/roomRoute.ts'
import type { ListSeite } from './bestellung.paths.ts'
import type { BestellungPane } from './components/liste/pane.ts'

export function bestellungRoutesWith(Pane: BestellungPane): readonly RoomRoute[] {
  const list = (seite: ListSeite): RoomRoute => ({
    path: `/bestellungen/${seite}`,
    load: async () => (await import('./pages/ListPages.tsx')).listenPage(seite, Pane),
  })
  return [
    { path: '/bestellungen', load: async () => ({ Page: (await import('./pages/ListPages.tsx')).WeiterleitungPage }) },
    list('pflege'),
    list('arzt'),
    list('apotheke'),
    { path: '/bestellungen/abschriften', load: async () => ({ Page: (await import('./pages/AbschriftenPage.tsx')).AbschriftenPage }) },
    { path: '/bestellungen/admin', load: async () => ({ Page: (await import('./pages/ListPages.tsx')).NumbersPage }) },
  ]
}
