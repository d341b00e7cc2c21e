import type { AkteAnswer } from '@dreiklang/domain/klient/akte.contract'
import type { ComponentType } from 'react'
import type { RoomRoute } from '../shared/roomRoute.ts'

/** `hinweise`: what rooms above this one say at the head of a record; the shell fills it. */
export const klientRoutesWith = (hinweise: readonly ComponentType<{ akte: AkteAnswer }>[]): readonly RoomRoute[] => [
  { path: '/klienten', load: async () => (await import('./pages/KlientenPage.tsx')).klientenPage },
  { path: '/klienten/neu', load: async () => ({ Page: (await import('./pages/NewKlientPage.tsx')).NewKlientPage }) },
  { path: '/klienten/import', load: async () => ({ Page: (await import('./pages/KlientImportPage.tsx')).KlientImportPage }) },
  { path: '/klienten/loeschung', load: async () => ({ Page: (await import('./pages/LoeschungPage.tsx')).LoeschungPage }) },
  {
    path: '/klienten/$klientId',
    load: async () => {
      const { KlientPage } = await import('./pages/KlientPage.tsx')
      return { Page: () => <KlientPage hinweise={hinweise} /> }
    },
  },
]

export const klientRoutes = klientRoutesWith([])
