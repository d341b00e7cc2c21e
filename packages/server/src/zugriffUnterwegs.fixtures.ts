import { niemandsId } from './bestellung/angaben.fixtures.ts'
import type { Anfragen } from './zugriffZiel.fixtures.ts'

export const anfragenUnterwegs: Anfragen = {
  'unterwegs.day': () => ({ query: { datum: '2026-11-19' } }),
  'unterwegs.send': ({ haus, hausbesuchId }) => ({
    body: {
      eintraege: [{ eintragId: niemandsId, hausbesuchId, art: 'losfahren', am: haus.clock.now.toISOString(), gesehen: 1, angaben: {} }],
    },
  }),
  'unterwegs.late': ({ hausbesuchId }) => ({ params: { hausbesuchId } }),
}

export const tableOfUnterwegs = `
unterwegs.day                     401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
unterwegs.send                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
unterwegs.late                    401 401 403 200 200 200 200 404 404 404 404 404 404 404 404
`
