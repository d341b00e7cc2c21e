import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { type Anfragen, veraltet } from './zugriffZiel.fixtures.ts'

const datum = '2026-11-19'

export const anfragenAtPlanung: Anfragen = {
  'planung.read': () => ({ query: { von: datum, bis: datum } }),
  'planung.move': ({ hausbesuchId, personId }) => ({
    body: {
      hausbesuchId,
      version: veraltet,
      datum,
      uhrzeit: '08:00',
      dauerMinuten: 30,
      vonPersonId: null,
      nachPersonId: personId,
      grund: 'x',
    },
  }),
  'planung.propose': () => ({ body: { datum, umfang: 'OFFENE' } }),
  'planung.apply': ({ hausbesuchId, personId }) => ({
    body: { zuege: [{ hausbesuchId, version: veraltet, uhrzeit: '08:00', personId }], grund: 'x' },
  }),
  'planung.undo': () => ({ body: { id: niemandsId, grund: 'x' } }),
}

export const tableOfPlanung = `
planung.read                      401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
planung.move                      401 401 403 409 409 409 409 404 404 404 404 404 404 404 404
planung.propose                   401 401 403 403 200 403 403 403 403 403 200 403 403 403 403
planung.apply                     401 401 403 403 409 403 403 403 403 403 404 403 403 403 403
planung.undo                      401 401 403 403 404 403 403 403 403 403 404 403 403 403 403
`
