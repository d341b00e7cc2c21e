import type { Anfragen } from './zugriffZiel.fixtures.ts'

export const anfragenAtFristen: Anfragen = {
  'kalenderabo.read': () => ({}),
  'kalenderabo.create': () => ({ body: { mitKuerzel: false } }),
  'kalenderabo.update': () => ({ body: { mitKuerzel: false } }),
  'kalenderabo.revoke': () => ({}),
  'kalenderabo.allow': () => ({ body: { kuerzelErlaubt: false } }),
  'frist.list': () => ({}),
  'frist.calendar': () => ({}),
  'frist.beratung': ({ klientId }) => ({ params: { klientId } }),
  'frist.rest': ({ klientId }) => ({ body: { art: 'HKP', objektId: klientId, faellig: '2026-11-18', ruhe: null } }),
  'frist.assign': ({ klientId, personId }) => ({ body: { art: 'HKP', objektId: klientId, faellig: '2026-11-18', personId } }),
  'frist.askPractice': ({ klientId }) => ({ body: { objektId: klientId, faellig: '2026-11-18', praxisId: null } }),
  'frist.cardRead': ({ haus, klientId }) => ({
    body: { klientId, praxisId: haus.ensemble.organisationen.weber, eingelesen: true },
  }),
  'kalenderabo.feed': () => ({ params: { datei: `${'x'.repeat(43)}.ics` } }),
}

export const tableOfFristen = `
frist.list                        401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
frist.calendar                    401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
frist.beratung                    401 401 403 200 200 403 403 403 403 404 404 403 403 403 403
frist.rest                        401 401 403 409 409 403 403 403 403 409 409 403 403 403 403
frist.assign                      401 401 403 409 409 403 403 403 403 403 409 403 403 403 403
frist.askPractice                 401 401 403 409 409 403 403 403 403 409 409 403 403 403 403
frist.cardRead                    401 401 403 204 204 403 403 403 403 409 409 403 403 403 403
kalenderabo.read                  401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kalenderabo.create                401 401 403 201 201 201 201 201 201 201 201 201 201 201 201
kalenderabo.update                401 401 403 200 200 200 200 200 200 200 200 200 200 200 200
kalenderabo.revoke                401 401 403 204 204 204 204 204 204 204 204 204 204 204 204
kalenderabo.allow                 401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
kalenderabo.feed                  404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
`
