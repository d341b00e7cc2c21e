/** What the calls of the Übergabebuch are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import type { Anfragen } from './zugriffZiel.fixtures.ts'

const params = { uebergabeId: niemandsId }

export const anfragenOfUebergabebuch: Anfragen = {
  'uebergabebuch.list': () => ({ query: { von: '2026-11-18', bis: '2026-11-18' } }),
  'uebergabebuch.read': () => ({ params }),
  // A shift that comes: nobody has a sheet of it.
  'uebergabebuch.save': () => ({ params, body: { tag: '2099-01-01', schicht: 'FRUEH', zeilen: [], version: null } }),
  'uebergabebuch.discard': () => ({ params }),
  'uebergabebuch.handOver': () => ({ params, body: { version: 1 } }),
  'uebergabebuch.add': () => ({
    params,
    body: { id: niemandsId, klientId: null, thema: 'SONSTIGES', wichtig: false, text: 'x' },
  }),
  'uebergabebuch.sign': () => ({ params, body: { version: 1 } }),
}

export const tableOfUebergabebuch = `
uebergabebuch.list                401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
uebergabebuch.read                401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
uebergabebuch.save                401 401 403 422 422 403 403 403 403 422 422 403 403 403 403
uebergabebuch.discard             401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
uebergabebuch.handOver            401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
uebergabebuch.add                 401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
uebergabebuch.sign                401 401 403 404 404 403 403 403 403 404 404 403 403 403 403
`
