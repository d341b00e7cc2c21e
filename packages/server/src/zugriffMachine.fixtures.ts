/** What the calls of machines and webhooks are asked with, and their lines of the table. */
import { niemandsId } from './bestellung/angaben.fixtures.ts'
import { demoPassword } from './demo/konten.ts'
import type { Anfragen } from './zugriffZiel.fixtures.ts'

const params = { machineId: niemandsId }
const atWebhook = { webhookId: niemandsId }

export const anfragenOfMachines: Anfragen = {
  'machine.list': () => ({}),
  'machine.create': () => ({ body: { name: 'Kasse', scopes: ['webhook'], days: 30, password: demoPassword } }),
  'machine.rotate': () => ({ params, body: { days: 30, overlapHours: 24, password: demoPassword } }),
  'machine.end': () => ({ params }),
  'webhook.list': () => ({}),
  'webhook.create': () => ({ body: { url: 'https://example.org/dreiklang', kinds: ['bestellung.changed'], password: demoPassword } }),
  'webhook.switch': () => ({ params: atWebhook, body: { on: false } }),
  'webhook.remove': () => ({ params: atWebhook }),
  'webhook.test': () => ({ params: atWebhook }),
  'webhook.listDispatches': () => ({ params: atWebhook }),
  'webhook.replay': () => ({ params: atWebhook, body: { day: '2026-11-18' } }),
}

export const tableOfMachines = `
machine.list                      401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
machine.create                    401 401 403 403 201 403 201 403 201 403 201 403 201 403 201
machine.rotate                    401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
machine.end                       401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
webhook.list                      401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
webhook.create                    401 401 403 403 201 403 201 403 201 403 201 403 201 403 201
webhook.switch                    401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
webhook.remove                    401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
webhook.test                      401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
webhook.listDispatches            401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
webhook.replay                    401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
`
