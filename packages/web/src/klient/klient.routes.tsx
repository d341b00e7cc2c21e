import type { RoomRoute } from '../shared/roomRoute.ts'

export const klientRoutes: readonly RoomRoute[] = [
  { path: '/klienten', load: async () => ({ Page: (await import('./pages/KlientenPage.tsx')).KlientenPage }) },
  { path: '/klienten/neu', load: async () => ({ Page: (await import('./pages/KlientFormPages.tsx')).NeuerKlientPage }) },
  { path: '/klienten/$klientId', load: async () => ({ Page: (await import('./pages/KlientPage.tsx')).KlientPage }) },
  {
    path: '/klienten/$klientId/bearbeiten',
    load: async () => ({ Page: (await import('./pages/KlientFormPages.tsx')).KlientBearbeitenPage }),
  },
]
