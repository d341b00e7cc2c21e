import { z } from 'zod'
import { allSeitenRollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { plain } from '../shared/words.ts'

const eigenes = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const
const leitung = {
  kind: 'signed-in',
  rollen: ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN'],
  relation: 'own',
} as const

const instant = z.iso.datetime()

export const kalenderStand = z.strictObject({
  /** Null: the person has no address. */
  kalender: z.strictObject({ mitKuerzel: z.boolean(), angelegtAm: instant, zuletztAm: instant.nullable() }).nullable(),
  kuerzelErlaubt: z.boolean(),
  darfErlauben: z.boolean(),
})
export type KalenderStand = z.infer<typeof kalenderStand>

export const kalenderaboContract = {
  read: defineCall('GET /api/kalenderabo', {
    id: 'kalenderabo.read',
    summary: 'The own calendar address, when it was asked last, and what the house allows; never the address itself',
    access: eigenes,
    answer: kalenderStand,
  }),
  create: defineCall('POST /api/kalenderabo', {
    id: 'kalenderabo.create',
    summary: 'A new secret address; a former one ends. It is told this once',
    access: eigenes,
    body: z.strictObject({ mitKuerzel: z.boolean() }),
    answer: z.strictObject({ adresse: plain.place }),
    status: 201,
    idempotent: true,
    errors: ['kalenderabo.kuerzel_nicht_erlaubt'],
  }),
  update: defineCall('PATCH /api/kalenderabo', {
    id: 'kalenderabo.update',
    summary: 'Choose what the calendar shows of a visit',
    access: eigenes,
    body: z.strictObject({ mitKuerzel: z.boolean() }),
    answer: kalenderStand,
    errors: ['kalenderabo.keines', 'kalenderabo.kuerzel_nicht_erlaubt'],
  }),
  revoke: defineCall('DELETE /api/kalenderabo', {
    id: 'kalenderabo.revoke',
    summary: 'End the own calendar address; also when there is none',
    access: eigenes,
    status: 204,
  }),
  allow: defineCall('PUT /api/kalenderabo/regel', {
    id: 'kalenderabo.allow',
    summary: 'Allow or forbid first letters and postcodes in the calendars of the house',
    access: leitung,
    body: z.strictObject({ kuerzelErlaubt: z.boolean() }),
    answer: kalenderStand,
  }),
  feed: defineCall('GET /api/kalender/:datei', {
    id: 'kalenderabo.feed',
    summary: 'The calendar behind a secret address `<secret>.ics`, in the format of RFC 5545; unknown and ended addresses are not found',
    access: { kind: 'open', reason: 'programs that show calendars cannot sign in; 256 bits of chance in the address are the proof' },
    // Whatever stands there is looked for: that it cannot be right shall be told no other way.
    params: z.strictObject({ datei: plain.secret }),
    media: 'text/calendar',
    errors: ['zu_viele_anfragen'],
  }),
} as const
