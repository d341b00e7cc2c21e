/** Addresses to which a house lets its events be sent, signed after Standard Webhooks. */
import { z } from 'zod'
import { password } from '../anmeldung/konto.contract.ts'
import { leitungen } from '../protokoll/protokoll.ts'
import { allSeitenRollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id, isoDate, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { offReasons, sendFaults, webhookKinds } from './webhook.ts'

const leitung = { kind: 'signed-in', rollen: leitungen, relation: 'own' } as const
/** Of people the head alone; machines with the scope act with the role of the staff. */
const leitungOrMachine = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const
const params = z.strictObject({ webhookId: id })

const webhook = z
  .strictObject({
    id,
    url: plain.link,
    kinds: z.array(z.enum(webhookKinds)),
    createdAt: plain.time,
    /** Null: it is on. */
    offAt: plain.time.nullable(),
    offWhy: z.enum(offReasons).nullable(),
    waiting: z.int(),
    lastSuccessAt: plain.time.nullable(),
  })
  .meta({ id: 'Webhook', description: 'An address to which the events of the house go; never the secret that signs them' })
export type Webhook = z.infer<typeof webhook>

const dispatch = z
  .strictObject({
    /** The header `webhook-id`: the same for every attempt and every repetition. */
    id,
    kind: z.enum(webhookKinds),
    /** The order that it is about. */
    subject: id,
    queuedAt: plain.time,
    attempts: z.int(),
    triedAt: plain.time.nullable(),
    /** Null: it is done, or was given up. */
    nextAt: plain.time.nullable(),
    doneAt: plain.time.nullable(),
    /** What the receiver answered; null: it did not. */
    status: z.int().nullable(),
    fault: z.enum(sendFaults).nullable(),
  })
  .meta({ id: 'WebhookDispatch', description: 'One event on its way to one address' })
export type WebhookDispatch = z.infer<typeof dispatch>

const answer = z.strictObject({ status: z.int().nullable(), fault: z.enum(sendFaults).nullable() })
export type WebhookAnswer = z.infer<typeof answer>

export const webhookContract = {
  list: defineCall('GET /api/webhooks', {
    id: 'webhook.list',
    summary: 'The addresses to which the events of the own organisation go',
    access: leitungOrMachine,
    answer: z.array(webhook),
  }),
  create: defineCall('POST /api/webhooks', {
    id: 'webhook.create',
    summary: 'Let events be sent to an address; the secret that signs them is told this once',
    access: leitung,
    body: z.strictObject({
      url: harmless('link', line(500)),
      kinds: z.array(z.enum(webhookKinds)).min(1).max(webhookKinds.length),
      password,
    }),
    answer: z.strictObject({ id, secret: plain.secret }),
    status: 201,
    errors: ['anmeldung.passwort_falsch', 'zu_viele_anfragen', 'webhook.zu_viele', 'webhook.adresse'],
  }),
  switch: defineCall('PUT /api/webhooks/:webhookId/on', {
    id: 'webhook.switch',
    summary: 'Switch an address off or on again; what happened in between is sent when it is repeated',
    access: leitung,
    params,
    body: z.strictObject({ on: z.boolean() }),
    status: 204,
  }),
  remove: defineCall('DELETE /api/webhooks/:webhookId', {
    id: 'webhook.remove',
    summary: 'Delete an address with its log',
    access: leitung,
    params,
    status: 204,
  }),
  rotate: defineCall('POST /api/webhooks/:webhookId/secret', {
    id: 'webhook.rotate',
    summary: 'A new secret, told this once; for a day the former one signs beside it',
    access: leitung,
    params,
    body: z.strictObject({ password }),
    answer: z.strictObject({ secret: plain.secret }),
    status: 201,
    errors: ['anmeldung.passwort_falsch', 'zu_viele_anfragen'],
  }),
  test: defineCall('POST /api/webhooks/:webhookId/test', {
    id: 'webhook.test',
    summary: 'Send an event `webhook.test` now, once, and tell what the receiver answers',
    access: leitung,
    params,
    answer,
    errors: ['webhook.aus'],
  }),
  listDispatches: defineCall('GET /api/webhooks/:webhookId/dispatches', {
    id: 'webhook.listDispatches',
    summary: 'The last hundred events for an address, the newest first; each stays for 30 days',
    access: leitungOrMachine,
    params,
    answer: z.array(dispatch),
  }),
  replay: defineCall('POST /api/webhooks/:webhookId/replay', {
    id: 'webhook.replay',
    summary: 'Send all events again, from one of the log or from a day on, at most 10,000',
    access: leitungOrMachine,
    params,
    body: z.union([z.strictObject({ dispatchId: id }), z.strictObject({ day: isoDate })]),
    answer: z.strictObject({ events: z.int() }),
    errors: ['webhook.aus'],
  }),
} as const
