import type { RoomRoute } from '../shared/roomRoute.ts'

export const dokumentationRoutes: readonly RoomRoute[] = [
  { path: '/hausbesuch/anordnungen', load: async () => ({ Page: (await import('./pages/AnordnungenPage.tsx')).AnordnungenPage }) },
  {
    path: '/hausbesuch/leistungsnachweise',
    load: async () => (await import('./pages/NachweisePage.tsx')).nachweisePage,
  },
  {
    path: '/hausbesuch/leistungsnachweise/druck',
    load: async () => ({ Page: (await import('./pages/NachweisDruckPage.tsx')).NachweisDruckPage }),
  },
  {
    path: '/hausbesuch/klient/$klientId/vitalwerte',
    load: async () => ({ Page: (await import('./pages/VitalwertePage.tsx')).VitalwertePage }),
  },
  {
    path: '/hausbesuch/klient/$klientId/leistungsnachweis',
    load: async () => ({ Page: (await import('./pages/LeistungsnachweisPage.tsx')).LeistungsnachweisPage }),
  },
  {
    path: '/hausbesuch/klient/$klientId/leistungsnachweis/fassung',
    load: async () => ({ Page: (await import('./pages/NachweisfassungPage.tsx')).NachweisfassungPage }),
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
