import { sessionStore } from '../../shared/apiClient.ts'
import type { RoomRoute } from '../../shared/roomRoute.ts'
import { vergissBeimAbmelden } from './components/ungespeichert.ts'

// Here and not in the form: also when the form is not open any more, its words must not outlive the sign-out.
vergissBeimAbmelden(sessionStore)

/** The form for orders: a new one, and a draft again. */
export const neuRoutes: readonly RoomRoute[] = [
  { path: '/bestellungen/neu', load: async () => ({ Page: (await import('./pages/NeueBestellungPage.tsx')).NeueBestellungPage }) },
  {
    path: '/bestellungen/$bestellungId/bearbeiten',
    load: async () => ({ Page: (await import('./pages/EntwurfBearbeitenPage.tsx')).EntwurfBearbeitenPage }),
  },
]
