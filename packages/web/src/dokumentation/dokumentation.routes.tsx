import type { RoomRoute } from '../shared/roomRoute.ts'

export const dokumentationRoutes: readonly RoomRoute[] = [
  { path: '/hausbesuch/anordnungen', load: async () => ({ Page: (await import('./pages/AnordnungenPage.tsx')).AnordnungenPage }) },
  {
    path: '/hausbesuch/klient/$klientId/vitalwerte',
    load: async () => ({ Page: (await import('./pages/VitalwertePage.tsx')).VitalwertePage }),
  },
  {
    path: '/hausbesuch/klient/$klientId/leistungsnachweis',
    load: async () => ({ Page: (await import('./pages/LeistungsnachweisPage.tsx')).LeistungsnachweisPage }),
  },
  {
    path: '/hausbesuch/$hausbesuchId/dokumentation',
    load: async () => ({ Page: (await import('./pages/DokumentationPage.tsx')).DokumentationPage }),
  },
  {
    path: '/hausbesuch/$hausbesuchId/dokumentation/staende',
    load: async () => ({ Page: (await import('./pages/StaendePage.tsx')).StaendePage }),
  },
]
