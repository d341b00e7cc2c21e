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
  'frist.cardRead': ({ klientId }) => ({ body: { klientId, eingelesen: true } }),
  'kalenderabo.feed': () => ({ params: { datei: `${'x'.repeat(43)}.ics` } }),
}
