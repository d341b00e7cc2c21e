import type { RoomRoute } from '../shared/roomRoute.ts'

export const klientRoutes: readonly RoomRoute[] = [
  { path: '/klienten', load: async () => (await import('./pages/KlientenPage.tsx')).klientenPage },
  { path: '/klienten/neu', load: async () => ({ Page: (await import('./pages/NewKlientPage.tsx')).NewKlientPage }) },
  { path: '/klienten/import', load: async () => ({ Page: (await import('./pages/KlientImportPage.tsx')).KlientImportPage }) },
  { path: '/klienten/loeschung', load: async () => ({ Page: (await import('./pages/LoeschungPage.tsx')).LoeschungPage }) },
  { path: '/klienten/$klientId', load: async () => ({ Page: (await import('./pages/KlientPage.tsx')).KlientPage }) },
]
