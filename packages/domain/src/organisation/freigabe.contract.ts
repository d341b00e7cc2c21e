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
const count = z.int().nullable()

export const freigabeContract = {
  readFreigabe: defineCall('GET /api/organisation/freigabe', {
    id: 'organisation.readFreigabe',
    summary: 'How far the own organisation has come: state, accepted contract, open request',
    access: leitung,
    answer: z.strictObject({
      status: z.enum(organisationStatus),
      avv: z.strictObject({ version: plain.number, am: plain.time, durch: plain.name, text: plain.house }).nullable(),
      antrag: kennzeichen.extend({ gestelltAm: plain.time }).nullable(),
    }),
  }),
  acceptAvv: defineCall('POST /api/organisation/avv', {
    id: 'organisation.acceptAvv',
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
  readAvv: defineCall('GET /api/organisation/avv', {
    id: 'organisation.readAvv',
    summary: 'The accepted contract as paper, with version, name and day',
    access: leitung,
    media: 'application/pdf',
    errors: ['organisation.avv_fehlt'],
  }),
  readAvvOf: defineCall('GET /api/organisationen/:organisationId/avv', {
    id: 'organisation.readAvvOf',
    summary: 'The contract that a house has accepted, as paper, for the other side of it',
    access: plattform,
    params: z.strictObject({ organisationId: id }),
    media: 'application/pdf',
    errors: ['organisation.avv_fehlt'],
  }),
  requestChange: defineCall('POST /api/organisation/antrag', {
    id: 'organisation.requestChange',
    summary: 'Ask the platform to change name or numbers; a later request replaces an open one',
    access: leitung,
    body: kennzeichen.extend({ begruendung: harmless('house', line(200)) }),
    status: 204,
    idempotent: true,
  }),
  listAntraege: defineCall('GET /api/organisationen/antraege', {
    id: 'organisation.listAntraege',
    summary: 'Requests to change name or numbers that wait, the oldest first',
    access: plattform,
    answer: z.strictObject({ antraege: z.array(antrag) }),
  }),
  decideAntrag: defineCall('POST /api/organisationen/antraege/:antragId', {
    id: 'organisation.decideAntrag',
    summary: 'Confirm or refuse a request; confirmed, it holds at once',
    access: plattform,
    params: z.strictObject({ antragId: id }),
    body: z.strictObject({ angenommen: z.boolean(), grund: harmless('house', line(200)) }),
    status: 204,
    idempotent: true,
    errors: ['organisation.antrag_entschieden'],
  }),
  setStatus: defineCall('POST /api/organisationen/:organisationId/status', {
    id: 'organisation.setStatus',
    summary: 'Activate or lock an organisation, with the reason',
    access: plattform,
    params: z.strictObject({ organisationId: id }),
    body: z.strictObject({ status: z.enum(['AKTIV', 'GESPERRT']), grund: harmless('house', line(200)) }),
    status: 204,
    idempotent: true,
    errors: ['organisation.avv_fehlt'],
  }),
  platformCounters: defineCall('GET /api/organisationen/zahlen', {
    id: 'organisation.platformCounters',
    summary: 'How many organisations and accounts there are; small numbers of accounts are not told',
    access: plattform,
    answer: z.strictObject({
      organisationen: z.array(z.strictObject({ art: z.enum(organisationArten), status: z.enum(organisationStatus), anzahl: z.int() })),
      konten: z.strictObject({ aktiv: count, gesperrt: count, ohnePasswort: count }),
      partnerschaften: count,
    }),
  }),
} as const
