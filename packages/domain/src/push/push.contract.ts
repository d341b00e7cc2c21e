import { z } from 'zod'
import { allSeitenRollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { harmless, plain } from '../shared/words.ts'
import { isPushAddress } from './push.ts'

const own = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const

/** What the browser's subscription says of itself (RFC 8291): a point on P-256 and sixteen random bytes, in base64url. */
const anmeldung = z.strictObject({
  endpoint: harmless('link', z.string().max(1000).refine(isPushAddress, { message: 'adresse' })),
  p256dh: z.string().regex(/^B[\w-]{86}$/, { message: 'schluessel' }),
  auth: z.string().regex(/^[\w-]{22}$/, { message: 'schluessel' }),
})
export type PushAnmeldung = z.infer<typeof anmeldung>

const stand = z.strictObject({
  /** Public key of this server, with which the browser subscribes: base64url of 65 bytes. */
  schluessel: plain.code,
  /** The device of this session; null: switched off here. */
  geraet: z.strictObject({ endpoint: plain.link, seit: plain.time, zuletztAm: plain.time.nullable() }).nullable(),
})
export type PushStand = z.infer<typeof stand>

const path = '/api/push-geraet'

export const pushContract = {
  read: defineCall(`GET ${path}`, {
    id: 'push.read',
    summary: 'Whether the device of this session is told outside the page, and the key to subscribe with',
    access: own,
    answer: stand,
  }),
  subscribe: defineCall(`PUT ${path}`, {
    id: 'push.subscribe',
    summary: 'Tell the device of this session outside the page; once more with the same address changes nothing',
    access: own,
    body: anmeldung,
    answer: stand,
    errors: ['push.adresse_vergeben'],
  }),
  unsubscribe: defineCall(`DELETE ${path}`, {
    id: 'push.unsubscribe',
    summary: 'Tell the device of this session nothing outside the page',
    access: own,
    answer: stand,
  }),
  test: defineCall(`POST ${path}/probe`, {
    id: 'push.test',
    summary: 'Send a notification to the device of this session now; answers when its push service has taken it',
    access: own,
    answer: stand,
    errors: ['push.geraet_abgemeldet', 'push.nicht_zugestellt'],
  }),
} as const
