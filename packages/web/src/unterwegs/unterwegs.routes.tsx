import type { RoomRoute } from '../shared/roomRoute.ts'
import { connect } from './components/anschluss.ts'

// Here and not on the page: a day that was taken along belongs to the session, whichever page is open.
connect()

export const unterwegsRoutes: readonly RoomRoute[] = [
  { path: '/hausbesuch/unterwegs', load: async () => ({ Page: (await import('./pages/UnterwegsPage.tsx')).UnterwegsPage }) },
  {
    path: '/hausbesuch/$hausbesuchId/nachgereicht',
    load: async () => ({ Page: (await import('./pages/NachgereichtPage.tsx')).NachgereichtPage }),
  },
]
