import { sessionStore } from '../shared/apiClient.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { forgetAtAbmelden } from './components/ungespeichert.ts'

// Registered here instead of in the form: its content must not outlive the sign-out even when the form is closed.
forgetAtAbmelden(sessionStore)

export const bestellentwurfRoutes: readonly RoomRoute[] = [
  { path: '/bestellungen/neu', load: async () => ({ Page: (await import('./pages/NewBestellungPage.tsx')).NewBestellungPage }) },
  {
    path: '/bestellungen/$bestellungId/bearbeiten',
    load: async () => ({ Page: (await import('./pages/NewBestellungPage.tsx')).EditEntwurfPage }),
  },
]
