import { sessionStore } from '../shared/apiClient.ts'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { vergissBeimAbmelden } from './components/entwurf.ts'

// Here and not in the form: also when the form is not open any more, its words must not outlive the sign-out.
vergissBeimAbmelden(sessionStore)

export const hausbesuchRoutes: readonly RoomRoute[] = [
  { path: '/hausbesuch', load: async () => (await import('./pages/HausbesuchePage.tsx')).hausbesuchePage },
  { path: '/hausbesuch/tag', load: async () => ({ Page: (await import('./pages/MeinTagPage.tsx')).MeinTagPage }) },
  { path: '/hausbesuch/neu', load: async () => ({ Page: (await import('./pages/NeuerHausbesuchPage.tsx')).NeuerHausbesuchPage }) },
  { path: '/hausbesuch/$hausbesuchId', load: async () => ({ Page: (await import('./pages/HausbesuchPage.tsx')).HausbesuchPage }) },
]
