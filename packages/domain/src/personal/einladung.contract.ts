import { z } from 'zod'
import { organisationArten, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { id } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { aufnahmeError, leitungen, personAngaben, verwaltungen } from './personal.contract.ts'
import { berufe } from './personal.ts'

export const einladungAngaben = personAngaben.extend({ sprache: z.enum(['de', 'en']) })
export type EinladungAngaben = z.infer<typeof einladungAngaben>

export const einladungDays = 7

const verwaltung = { kind: 'signed-in', rollen: verwaltungen, relation: 'own' } as const
const leitung = { ...verwaltung, rollen: leitungen } as const
const params = z.strictObject({ einladungId: id })
const token = harmless('secret', z.string().min(20).max(200))

export const einladungContract = {
  invite: defineCall('POST /api/personal/einladungen', {
    id: 'personal.invite',
    summary:
      'A mail with a single-use link; asked again for the same address, the earlier link is void. The platform invites the first head only',
    access: verwaltung,
    body: einladungAngaben,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: [...aufnahmeError, 'zu_viele_anfragen'],
  }),
  resend: defineCall('POST /api/personal/einladungen/:einladungId/erneut', {
    id: 'personal.resendEinladung',
    summary: 'Send the invitation again with a new link; the old one is void',
    access: leitung,
    params,
    status: 204,
    errors: ['zu_viele_anfragen'],
  }),
  revoke: defineCall('DELETE /api/personal/einladungen/:einladungId', {
    id: 'personal.revokeEinladung',
    summary: 'Take an invitation back; its link is void at once',
    access: leitung,
    params,
    status: 204,
  }),
  read: defineCall('POST /api/einladung/lesen', {
    id: 'personal.readEinladung',
    summary: 'What the link of an invitation is for; the token stands in the body, because addresses are written down on the way',
    access: { kind: 'open', reason: 'who is invited has no account; the link is the proof' },
    body: z.strictObject({ token }),
    answer: z.strictObject({
      organisation: plain.name,
      art: z.enum(organisationArten),
      name: plain.name,
      email: plain.contact,
      rolle: z.enum(rollen),
      beruf: z.enum(berufe),
      bis: plain.time,
      /** The address has an account already: only its owner learns that. */
      kontoVorhanden: z.boolean(),
    }),
    errors: ['anmeldung.link_ungueltig', 'zu_viele_anfragen'],
  }),
  renew: defineCall('POST /api/einladung/erneuern', {
    id: 'personal.renewEinladung',
    summary:
      'Who was invited asks for a new link with one that has run out; it goes to the invited address. The same answer for every link',
    access: { kind: 'open', reason: 'who is invited has no account; the link is the proof' },
    body: z.strictObject({ token }),
    answer: z.literal(true),
    errors: ['zu_viele_anfragen'],
  }),
  accept: defineCall('POST /api/einladung/annehmen', {
    id: 'personal.acceptEinladung',
    summary: 'Set the password: the account begins, and its address counts as confirmed',
    access: { kind: 'open', reason: 'who is invited has no account; the link is the proof' },
    body: z.strictObject({ token, password: harmless('secret', z.string().min(10).max(200)) }),
    answer: z.strictObject({
      email: plain.contact,
      zweiterFaktor: z.boolean(),
    }),
    errors: [
      'anmeldung.link_ungueltig',
      'organisation.email_vergeben',
      'personal.lanr_vergeben',
      'personal.hat_verwaltung',
      'zu_viele_anfragen',
    ],
  }),
} as const
