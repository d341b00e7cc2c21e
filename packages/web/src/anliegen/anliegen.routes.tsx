import type { RoomRoute } from '../shared/roomRoute.ts'

export const anliegenRoutes: readonly RoomRoute[] = [
  { path: '/anliegen', load: async () => (await import('./pages/AnliegenPage.tsx')).anliegenPage },
  { path: '/anliegen/formular', load: async () => ({ Page: (await import('./pages/EinstellungenPage.tsx')).EinstellungenPage }) },
  { path: '/anliegen/$anliegenId', load: async () => ({ Page: (await import('./pages/EinAnliegenPage.tsx')).EinAnliegenPage }) },
]
