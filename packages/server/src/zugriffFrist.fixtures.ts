/** For the access matrix: what the calls about calendars and deadlines are asked with. */
import type { Anfragen } from './zugriffZiel.fixtures.ts'

export const anfragenUmFristen: Anfragen = {
  'kalenderabo.read': () => ({}),
  'kalenderabo.create': () => ({ body: { mitKuerzel: false } }),
  'kalenderabo.update': () => ({ body: { mitKuerzel: false } }),
  'kalenderabo.revoke': () => ({}),
  'kalenderabo.allow': () => ({ body: { kuerzelErlaubt: false } }),
  'kalenderabo.feed': () => ({ params: { datei: `${'x'.repeat(43)}.ics` } }),
}
