import type { TourHandlung } from '@dreiklang/domain/tour/transitions'
import { type Anfragen, type Ziel, veraltet } from './zugriffZiel.fixtures.ts'

const steps: Record<TourHandlung, (target: Ziel) => object> = {
  ordnen: () => ({ reihenfolge: [] }),
  einrichten: () => ({ fahrzeug: null, start: null, ziel: null }),
  stoppHinzufuegen: () => ({ stopp: { art: 'EIGENER', bezeichnung: 'x', adresse: null, dauerMinuten: 5 }, vor: null }),
  stoppEntfernen: ({ hausbesuchId }) => ({ stoppId: hausbesuchId }),
  abhaken: ({ hausbesuchId }) => ({ stoppId: hausbesuchId, erledigt: true, grund: null, nachweis: null }),
  zuruecknehmen: ({ hausbesuchId }) => ({ stoppId: hausbesuchId }),
  starten: () => ({}),
  beenden: () => ({}),
  uebergeben: ({ haus }) => ({ personId: haus.ensemble.personen['pflege-admin']?.personId ?? '', grund: 'x' }),
}

const datum = '2026-11-18'
const params = ({ personId }: Ziel) => ({ datum, personId })

export const anfragenAtTouren: Anfragen = {
  'heute.read': () => ({}),
  'tour.list': () => ({ query: { datum } }),
  'tour.read': (target) => ({ params: params(target) }),
  'tour.round': () => ({}),
  'tour.door': ({ hausbesuchId }) => ({ params: { hausbesuchId } }),
  'tour.egk': ({ klientId }) => ({ body: { klientId, bei: 'KLIENT' } }),
  ...Object.fromEntries(
    Object.entries(steps).map(([handlung, words]) => [
      `tour.${handlung}`,
      (target: Ziel) => ({ params: params(target), body: { version: veraltet, ...words(target) } }),
    ]),
  ),
}

export const tableOfTouren = `
heute.read                        401 401 403 200 200 403 403 403 403 200 200 403 403 403 403
tour.list                         401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
tour.round                        401 401 403 403 403 403 403 200 200 403 403 403 403 200 200
tour.read                         401 401 403 200 200 404 404 404 404 404 404 404 404 404 404
tour.door                         401 401 403 200 200 200 200 404 404 404 404 404 404 404 404
tour.egk                          401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
tour.ordnen                       401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
tour.einrichten                   401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
tour.stoppHinzufuegen             401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
tour.stoppEntfernen               401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
tour.abhaken                      401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
tour.zuruecknehmen                401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
tour.starten                      401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
tour.beenden                      401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
tour.uebergeben                   401 401 403 409 409 404 404 404 404 404 404 404 404 404 404
`
