import { sessionStore } from '../shared/apiClient.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { type BesuchAnbauten, withoutAnbauten } from './components/anbauten.ts'
import { forgetAtAbmelden } from './components/entwurf.ts'

// Registered here instead of in the form: its content must not outlive the sign-out even when the form is closed.
forgetAtAbmelden(sessionStore)

export function hausbesuchRoutesWith(from: Partial<BesuchAnbauten>): readonly RoomRoute[] {
  const anbauten = { ...withoutAnbauten, ...from }
  return [
    { path: '/hausbesuch', load: async () => (await import('./pages/HausbesuchePage.tsx')).hausbesuchePage },
    {
      path: '/hausbesuch/neu',
      load: async () => {
        const { NewHausbesuchPage } = await import('./pages/NewHausbesuchPage.tsx')
        return { Page: () => <NewHausbesuchPage vorgaben={anbauten} /> }
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

export const hausbesuchRoutes = hausbesuchRoutesWith({})
