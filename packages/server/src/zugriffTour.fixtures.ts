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
