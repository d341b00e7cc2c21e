import { sessionStore } from '../shared/apiClient.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { type BesuchAnbauten, ohneAnbauten } from './components/anbauten.ts'
import { vergissBeimAbmelden } from './components/entwurf.ts'

// Registered here instead of in the form: its content must not outlive the sign-out even when the form is closed.
vergissBeimAbmelden(sessionStore)

export function hausbesuchRoutesMit(von: Partial<BesuchAnbauten>): readonly RoomRoute[] {
  const anbauten = { ...ohneAnbauten, ...von }
  return [
    { path: '/hausbesuch', load: async () => (await import('./pages/HausbesuchePage.tsx')).hausbesuchePage },
    {
      path: '/hausbesuch/neu',
      load: async () => {
        const { NeuerHausbesuchPage } = await import('./pages/NeuerHausbesuchPage.tsx')
        return { Page: () => <NeuerHausbesuchPage vorgaben={anbauten} /> }
      },
    },
    {
      path: '/hausbesuch/$hausbesuchId',
      load: async () => {
        const { HausbesuchPage } = await import('./pages/HausbesuchPage.tsx')
        return { Page: () => <HausbesuchPage karten={anbauten.karten} /> }
      },
    },
  ]
}

export const hausbesuchRoutes = hausbesuchRoutesMit({})
