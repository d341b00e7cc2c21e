import { z } from 'zod'
import { leitungen } from '../protokoll/protokoll.ts'
import { organisationArten } from '../shared/akteur.ts'
import { checkBsnr, checkIk } from '../shared/checkDigits.ts'
import { defineCall } from '../shared/contract.ts'
import { id, kennung, named, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'

/** ANGELEGT: its people sign in, but nothing is ordered. GESPERRT: nobody signs in; its orders stay with the others. */
export const organisationStatus = ['ANGELEGT', 'AKTIV', 'GESPERRT'] as const
export type OrganisationStatus = (typeof organisationStatus)[number]

const leitung = { kind: 'signed-in', rollen: leitungen, relation: 'own' } as const
const plattform = { kind: 'signed-in', rollen: ['ROLE_ADMIN'], relation: 'none' } as const

/** What stands in the orders of others: changed only when the platform has confirmed it. */
const kennzeichen = z.strictObject({
  name: named(120),
  ik: kennung('ik', checkIk).nullable(),
  bsnr: kennung('bsnr', checkBsnr).nullable(),
})
export type Kennzeichen = z.infer<typeof kennzeichen>

const antrag = z.strictObject({
  id,
  organisation: z.strictObject({ id, art: z.enum(organisationArten) }),
  bisher: kennzeichen,
  neu: kennzeichen,
  begruendung: plain.house,
  gestelltAm: plain.time,
})
export type Antrag = z.infer<typeof antrag>

/** Fewer than so many are not told to the platform, so that a number never points at someone. */
export const kleinsteNumber = 5
const zahl = z.int().nullable()

export const freigabeContract = {
  readFreigabe: defineCall({
    id: 'organisation.readFreigabe',
    method: 'GET',
    path: '/api/organisation/freigabe',
    summary: 'How far the own organisation has come: state, accepted contract, open request',
    access: leitung,
    answer: z.strictObject({
      status: z.enum(organisationStatus),
      avv: z.strictObject({ version: plain.number, am: plain.time, durch: plain.name, text: plain.house }).nullable(),
      antrag: kennzeichen.extend({ gestelltAm: plain.time }).nullable(),
    }),
  }),
  acceptAvv: defineCall({
    id: 'organisation.acceptAvv',
    method: 'POST',
    path: '/api/organisation/avv',
    summary: 'Accept the contract on processing by order in the version that was shown, and bind the own people to secrecy',
    access: leitung,
    body: z.strictObject({
      version: harmless('number', z.string().max(20)),
      sprache: z.enum(['de', 'en']),
      verschwiegenheit: z.literal(true),
    }),
    status: 204,
    idempotent: true,
    errors: ['organisation.avv_veraltet'],
  }),
  readAvv: defineCall({
    id: 'organisation.readAvv',
    method: 'GET',
    path: '/api/organisation/avv',
    summary: 'The accepted contract as paper, with version, name and day',
    access: leitung,
    media: 'application/pdf',
    errors: ['organisation.avv_fehlt'],
  }),
  readAvvOf: defineCall({
    id: 'organisation.readAvvOf',
    method: 'GET',
    path: '/api/organisationen/:organisationId/avv',
    summary: 'The contract that a house has accepted, as paper, for the other side of it',
    access: plattform,
    params: z.strictObject({ organisationId: id }),
    media: 'application/pdf',
    errors: ['organisation.avv_fehlt'],
  }),
  requestChange: defineCall({
    id: 'organisation.requestChange',
    method: 'POST',
    path: '/api/organisation/antrag',
    summary: 'Ask the platform to change name or numbers; a later request replaces an open one',
    access: leitung,
    body: kennzeichen.extend({ begruendung: harmless('house', line(200)) }),
    status: 204,
    idempotent: true,
  }),
  listAntraege: defineCall({
    id: 'organisation.listAntraege',
    method: 'GET',
    path: '/api/organisationen/antraege',
    summary: 'Requests to change name or numbers that wait, the oldest first',
    access: plattform,
    answer: z.strictObject({ antraege: z.array(antrag) }),
  }),
  decideAntrag: defineCall({
    id: 'organisation.decideAntrag',
    method: 'POST',
    path: '/api/organisationen/antraege/:antragId',
    summary: 'Confirm or refuse a request; confirmed, it holds at once',
    access: plattform,
    params: z.strictObject({ antragId: id }),
    body: z.strictObject({ angenommen: z.boolean(), grund: harmless('house', line(200)) }),
    status: 204,
    idempotent: true,
    errors: ['organisation.antrag_entschieden'],
  }),
  setStatus: defineCall({
    id: 'organisation.setStatus',
    method: 'POST',
    path: '/api/organisationen/:organisationId/status',
    summary: 'Activate or lock an organisation, with the reason',
    access: plattform,
    params: z.strictObject({ organisationId: id }),
    body: z.strictObject({ status: z.enum(['AKTIV', 'GESPERRT']), grund: harmless('house', line(200)) }),
    status: 204,
    idempotent: true,
    errors: ['organisation.avv_fehlt'],
  }),
  platformCounters: defineCall({
    id: 'organisation.platformCounters',
    method: 'GET',
    path: '/api/organisationen/zahlen',
    summary: 'How many organisations and accounts there are; small numbers of accounts are not told',
    access: plattform,
    answer: z.strictObject({
      organisationen: z.array(z.strictObject({ art: z.enum(organisationArten), status: z.enum(organisationStatus), anzahl: z.int() })),
      konten: z.strictObject({ aktiv: zahl, gesperrt: zahl, ohnePasswort: zahl }),
      partnerschaften: zahl,
    }),
  }),
} as const
