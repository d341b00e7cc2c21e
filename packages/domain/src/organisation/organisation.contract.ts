import { z } from 'zod'
import { organisationArten, rollen, type Rolle } from '../shared/akteur.ts'
import { checkBsnr, checkIk } from '../shared/checkDigits.ts'
import { defineCall } from '../shared/contract.ts'
import { adresse, id, kennung, named, telefon, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'

export const organisationEntry = z.strictObject({
  id,
  art: z.enum(organisationArten),
  name: plain.name,
  ort: plain.place,
  plz: plain.place,
  telefon: plain.contact.nullable(),
})
export type OrganisationEntry = z.infer<typeof organisationEntry>

export const organisationAngaben = z.strictObject({
  art: z.enum(organisationArten),
  name: named(120),
  adresse,
  telefon,
  email: z.email().max(254).nullable(),
  ik: kennung('ik', checkIk).nullable(),
  bsnr: kennung('bsnr', checkBsnr).nullable(),
})
export type OrganisationAngaben = z.infer<typeof organisationAngaben>

/** What the manager of an organisation changes. Name and numbers stand on prescriptions and in the orders of others, so they stay. */
export const organisationChange = organisationAngaben
  .pick({ adresse: true, telefon: true, email: true })
  .extend({ version: z.int().min(1) })
export type OrganisationChange = z.infer<typeof organisationChange>

const ownAngaben = organisationAngaben.extend({ id, version: z.int() })
export type OwnAngaben = z.infer<typeof ownAngaben>

const leitung: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']

export const organisationContract = {
  readOwn: defineCall('GET /api/organisation', {
    id: 'organisation.readOwn',
    summary: 'What is known of the own organisation, for its head',
    access: { kind: 'signed-in', rollen: leitung, relation: 'own' },
    answer: ownAngaben,
  }),
  updateOwn: defineCall('PUT /api/organisation', {
    id: 'organisation.updateOwn',
    summary: 'Change address, telephone and e-mail of the own organisation',
    access: { kind: 'signed-in', rollen: leitung, relation: 'own' },
    body: organisationChange,
    status: 204,
    errors: ['organisation.veraltet'],
  }),
  search: defineCall('GET /api/organisationen', {
    id: 'organisation.search',
    summary: 'Active houses by name; a practice looks up no pharmacies, because it never picks one',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    query: z.strictObject({ art: z.enum(organisationArten), suche: harmless('search', line(80)).optional(), id: id.optional() }),
    answer: z.strictObject({ organisationen: z.array(organisationEntry) }),
  }),
  create: defineCall('POST /api/organisationen', {
    id: 'organisation.create',
    summary: 'The platform administrator opens an organisation',
    access: { kind: 'signed-in', rollen: ['ROLE_ADMIN'], relation: 'none' },
    body: organisationAngaben,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
  }),
} as const
