/** What the calls of machines, webhooks and sign-in by organisations are asked with, and their lines of the table. */
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
  'webhook.rotate': () => ({ params: atWebhook, body: { password: demoPassword } }),
  'webhook.test': () => ({ params: atWebhook }),
  'webhook.listDispatches': () => ({ params: atWebhook }),
  'webhook.replay': () => ({ params: atWebhook, body: { day: '2026-11-18' } }),
  'sso.read': () => ({}),
  'sso.save': () => ({
    body: { issuer: 'https://login.example', clientId: 'x', clientSecret: 'x', domain: 'fremd.example', password: demoPassword },
  }),
  'sso.remove': () => ({}),
  'sso.find': () => ({ body: { email: 'niemand@fremd.example' } }),
  'sso.begin': () => ({ body: { email: 'niemand@fremd.example' } }),
  'sso.finish': () => ({ body: { answer: '?code=x&state=x' } }),
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
webhook.rotate                    401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
webhook.test                      401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
webhook.listDispatches            401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
webhook.replay                    401 401 403 403 404 403 404 403 404 403 404 403 404 403 404
sso.read                          401 401 403 403 200 403 200 403 200 403 200 403 200 403 200
sso.save                          401 401 403 403 422 403 422 403 422 403 422 403 422 403 422
sso.remove                        401 401 403 403 204 403 204 403 204 403 204 403 204 403 204
sso.find                          200 200 200 200 200 200 200 200 200 200 200 200 200 200 200
sso.begin                         404 404 404 404 404 404 404 404 404 404 404 404 404 404 404
sso.finish                        401 401 401 401 401 401 401 401 401 401 401 401 401 401 401
`
