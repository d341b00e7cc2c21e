/** Organisations and their staff, as far as orders need them. */
import { z } from 'zod'
import { organisationArten, rollen, alleSeitenRollen, type Rolle } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { pruefeBsnr, pruefeIk, pruefeLanr } from '../shared/pruefziffern.ts'
import { adresse, id, kennung, telefon, zeile } from '../shared/schemas.ts'

/** What everyone signed in may look up: name, place, telephone. */
export const organisationEintrag = z.strictObject({
  id,
  art: z.enum(organisationArten),
  name: z.string(),
  ort: z.string(),
  plz: z.string(),
  telefon: z.string().nullable(),
})
export type OrganisationEintrag = z.infer<typeof organisationEintrag>

export const organisationAngaben = z.strictObject({
  art: z.enum(organisationArten),
  name: zeile(120),
  adresse,
  telefon,
  email: z.email().max(254).nullable(),
  ik: kennung('ik', pruefeIk).nullable(),
  bsnr: kennung('bsnr', pruefeBsnr).nullable(),
  vertretungId: id.nullable(),
})
export type OrganisationAngaben = z.infer<typeof organisationAngaben>

/** What the head of an organisation changes. Name and numbers stand on prescriptions and in the orders of others, so they stay. */
export const organisationAenderung = organisationAngaben
  .pick({ adresse: true, telefon: true, email: true, vertretungId: true })
  .extend({ version: z.int().min(1) })
export type OrganisationAenderung = z.infer<typeof organisationAenderung>

const eigeneAngaben = organisationAngaben.omit({ vertretungId: true }).extend({
  id,
  version: z.int(),
  vertretung: z.strictObject({ id, name: z.string() }).nullable(),
})
export type EigeneAngaben = z.infer<typeof eigeneAngaben>

export const berufe = ['PFLEGEKRAFT', 'APOTHEKER', 'PTA', 'PI', 'PKA', 'BOTE', 'ARZT', 'MFA', 'VERWALTUNG'] as const

export const personAngaben = z.strictObject({
  organisationId: id,
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  name: zeile(120),
  rolle: z.enum(rollen).refine((rolle) => rolle !== 'ROLE_ADMIN', { message: 'rolle' }),
  beruf: z.enum(berufe),
  lanr: kennung('lanr', pruefeLanr).nullable(),
})
export type PersonAngaben = z.infer<typeof personAngaben>
export type Aufnahme = Omit<PersonAngaben, 'name'>

const verwaltung: readonly Rolle[] = ['ROLE_ADMIN', 'ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']

const leitung = verwaltung.filter((rolle) => rolle !== 'ROLE_ADMIN')

export const organisationContract = {
  readOwn: defineCall({
    id: 'organisation.readOwn',
    method: 'GET',
    path: '/api/organisation',
    summary: 'What is known of the own organisation, for its head',
    access: { kind: 'signed-in', rollen: leitung, relation: 'own' },
    answer: eigeneAngaben,
  }),
  updateOwn: defineCall({
    id: 'organisation.updateOwn',
    method: 'PUT',
    path: '/api/organisation',
    summary: 'Change address, telephone, e-mail and substitute practice of the own organisation',
    access: { kind: 'signed-in', rollen: leitung, relation: 'own' },
    body: organisationAenderung,
    status: 204,
    errors: ['organisation.veraltet', 'organisation.unbekannt'],
  }),
  search: defineCall({
    id: 'organisation.search',
    method: 'GET',
    path: '/api/organisationen',
    summary: 'Directory; practices look up practices only, because a practice never picks a pharmacy',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    query: z.strictObject({ art: z.enum(organisationArten), suche: zeile(80).optional(), id: id.optional() }),
    answer: z.strictObject({ organisationen: z.array(organisationEintrag) }),
  }),
  create: defineCall({
    id: 'organisation.create',
    method: 'POST',
    path: '/api/organisationen',
    summary: 'The platform administrator opens an organisation',
    access: { kind: 'signed-in', rollen: ['ROLE_ADMIN'], relation: 'none' },
    body: organisationAngaben,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: ['organisation.unbekannt'],
  }),
  createPerson: defineCall({
    id: 'organisation.createPerson',
    method: 'POST',
    path: '/api/personal',
    summary: 'An account with a single-use link to set the password: by the organisation, its first administrator by the platform',
    access: { kind: 'signed-in', rollen: verwaltung, relation: 'own' },
    body: personAngaben,
    answer: z.strictObject({ id, token: z.string() }),
    status: 201,
    idempotent: true,
    errors: [
      'organisation.unbekannt',
      'organisation.email_vergeben',
      'organisation.rolle_passt_nicht',
      'organisation.beruf_passt_nicht',
      'organisation.lanr_nur_arzt',
      'organisation.hat_verwaltung',
    ],
  }),
  findWaiting: defineCall({
    id: 'organisation.findWaiting',
    method: 'GET',
    path: '/api/personal/wartend',
    summary: 'Somebody who signed up with exactly this address and confirmed it; there is no list of them',
    access: { kind: 'signed-in', rollen: verwaltung, relation: 'own' },
    query: z.strictObject({ email: personAngaben.shape.email }),
    answer: z.strictObject({ name: z.string(), angabe: z.string().nullable(), seit: z.string() }),
  }),
  takeIn: defineCall({
    id: 'organisation.takeIn',
    method: 'POST',
    path: '/api/personal/aufnahme',
    summary: 'Take in somebody who signed up; name and password are those of the sign-up',
    access: { kind: 'signed-in', rollen: verwaltung, relation: 'own' },
    body: personAngaben.omit({ name: true }),
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: [
      'organisation.wartet_nicht',
      'organisation.unbekannt',
      'organisation.email_vergeben',
      'organisation.rolle_passt_nicht',
      'organisation.beruf_passt_nicht',
      'organisation.lanr_nur_arzt',
      'organisation.hat_verwaltung',
    ],
  }),
  listPersonal: defineCall({
    id: 'organisation.listPersonal',
    method: 'GET',
    path: '/api/personal',
    summary: 'The people of the own organisation',
    access: { kind: 'signed-in', rollen: alleSeitenRollen, relation: 'own' },
    answer: z.strictObject({
      personen: z.array(z.strictObject({ id, name: z.string(), rolle: z.enum(rollen), beruf: z.enum(berufe), aktiv: z.boolean() })),
    }),
  }),
  listAerzte: defineCall({
    id: 'organisation.listAerzte',
    method: 'GET',
    path: '/api/organisationen/:organisationId/aerzte',
    summary: 'Doctors of a practice, by name, to address an order',
    access: { kind: 'signed-in', rollen: ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'], relation: 'none' },
    params: z.strictObject({ organisationId: id }),
    answer: z.strictObject({ aerzte: z.array(z.strictObject({ id, name: z.string() })) }),
  }),
  setActive: defineCall({
    id: 'organisation.setActive',
    method: 'POST',
    path: '/api/personal/:personId/aktiv',
    summary: 'Let a person in or shut the door; rights end within a second',
    access: { kind: 'signed-in', rollen: verwaltung, relation: 'own' },
    params: z.strictObject({ personId: id }),
    body: z.strictObject({ aktiv: z.boolean() }),
    status: 204,
    errors: ['organisation.letzte_verwaltung'],
  }),
} as const
