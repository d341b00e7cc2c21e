import { z } from 'zod'
import { exportAnfrage, exportMedia, several, seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { type Rolle, allSeitenRollen, organisationArten, rollen } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, named, text, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { abwesenheitAngaben, akteAngaben, lanr, personAnswer, rolleInHaus } from './akte.contract.ts'
import { berufe, funktionen, qualifikationen, staende } from './personal.ts'

export const personAngaben = z.strictObject({
  organisationId: id,
  email: z.string().trim().toLowerCase().max(254).pipe(z.email()),
  name: named(120),
  rolle: rolleInHaus,
  beruf: z.enum(berufe),
  lanr,
})
export type PersonAngaben = z.infer<typeof personAngaben>
export type Aufnahme = Omit<PersonAngaben, 'name'>

export const leitungen: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']
export const verwaltungen: readonly Rolle[] = ['ROLE_ADMIN', ...leitungen]

const own = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const
const leitung = { kind: 'signed-in', rollen: leitungen, relation: 'own' } as const
const verwaltung = { kind: 'signed-in', rollen: verwaltungen, relation: 'own' } as const

export const aufnahmeError = [
  'organisation.unbekannt',
  'organisation.email_vergeben',
  'personal.rolle_passt_nicht',
  'personal.beruf_passt_nicht',
  'personal.lanr_nur_arzt',
  'personal.lanr_vergeben',
  'personal.hat_verwaltung',
] as const

const filter = {
  suche: harmless('search', line(80)).optional(),
  stand: several(z.enum(staende)),
  rolle: several(z.enum(rollen)),
  beruf: several(z.enum(berufe)),
  qualifikation: several(z.enum(qualifikationen)),
  abwesend: z.literal('true').optional(),
  sortierung: z.enum(['name', 'nameAb', 'rolle']).default('name'),
}
export type PersonalFilter = z.output<z.ZodObject<typeof filter>>

const personalRow = z.strictObject({
  id,
  stand: z.enum(staende),
  name: plain.name,
  rolle: z.enum(rollen),
  beruf: z.enum(berufe),
  qualifikation: z.enum(qualifikationen).nullable(),
  funktion: z.enum(funktionen).nullable(),
  telefon: plain.contact.nullable(),
  handzeichen: plain.number.nullable(),
  abwesendBis: plain.time.nullable(),
  email: plain.contact.nullable(),
  personalnummer: plain.number.nullable(),
  letzterTag: plain.time.nullable(),
  linkBis: plain.time.nullable(),
})
export type PersonalListRow = z.infer<typeof personalRow>

/** As partners see someone (trust.md B3): name, function, phone of the work. */
const partnerRow = z.strictObject({
  id,
  name: plain.name,
  beruf: z.enum(berufe),
  funktion: z.enum(funktionen).nullable(),
  telefon: plain.contact.nullable(),
  organisation: z.strictObject({ id, name: plain.name, telefon: plain.contact.nullable() }),
  zugang: z.strictObject({ rolle: z.enum(rollen), stand: z.enum(staende) }).nullable(),
})
export type PartnerListRow = z.infer<typeof partnerRow>

const params = z.strictObject({ personId: id })

export const personalContract = {
  findWaiting: defineCall('GET /api/personal/wartend', {
    id: 'personal.findWaiting',
    summary: 'Somebody who signed up with exactly this address and confirmed it, whatever organisation the person named',
    access: verwaltung,
    query: z.strictObject({ email: personAngaben.shape.email }),
    answer: z.strictObject({ name: plain.name, angabe: plain.code.nullable(), seit: plain.time }),
  }),
  listWaiting: defineCall('GET /api/personal/wartende', {
    id: 'personal.listWaiting',
    summary: 'Who signed up, confirmed the address, named this organisation and waits for it; at most two hundred, the oldest first',
    access: leitung,
    answer: z.strictObject({
      wartende: z.array(z.strictObject({ id, name: plain.name, email: plain.contact, angabe: plain.code.nullable(), seit: plain.time })),
    }),
  }),
  refuseWaiting: defineCall('POST /api/personal/wartende/:wartendeId/ablehnen', {
    id: 'personal.refuseWaiting',
    summary: 'Somebody who waits is not taken in: what the sign-up left here is deleted, and a mail says so',
    access: leitung,
    params: z.strictObject({ wartendeId: id }),
    status: 204,
  }),
  takeIn: defineCall('POST /api/personal/aufnahme', {
    id: 'personal.takeIn',
    summary: 'Take in somebody who signed up; name and password are those of the sign-up',
    access: verwaltung,
    body: personAngaben.omit({ name: true }),
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: ['personal.wartet_nicht', ...aufnahmeError],
  }),
  listPersonal: defineCall('GET /api/personal', {
    id: 'personal.listPersonal',
    summary: 'The people of the own organisation; for heads also those who are invited, shut out and gone',
    access: own,
    query: z.strictObject({ ...filter, ...seitenAnfrage }),
    answer: seitenAnswer(personalRow),
  }),
  exportPersonal: defineCall('GET /api/personal/export', {
    id: 'personal.exportPersonal',
    summary: 'The same list as a file, for heads',
    access: leitung,
    query: z.strictObject({ ...filter, ...exportAnfrage }),
    media: exportMedia,
    errors: ['liste.zu_viele_zeilen'],
  }),
  listPartner: defineCall('GET /api/personal/partner', {
    id: 'personal.listPartner',
    summary: 'People of other houses of a kind, where there is an order or a partnership: name, function, telephone of the work',
    access: { kind: 'signed-in', rollen, relation: 'none' },
    query: z.strictObject({ art: z.enum(organisationArten), suche: harmless('search', line(80)).optional(), ...seitenAnfrage }),
    answer: seitenAnswer(partnerRow),
  }),
  listAerzte: defineCall('GET /api/organisationen/:organisationId/aerzte', {
    id: 'personal.listAerzte',
    summary: 'Doctors of a practice, by name, to address an order',
    access: { kind: 'signed-in', rollen: ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'], relation: 'none' },
    params: z.strictObject({ organisationId: id }),
    answer: z.strictObject({ aerzte: z.array(z.strictObject({ id, name: plain.name })) }),
  }),
  readPerson: defineCall('GET /api/personal/:personId', {
    id: 'personal.readPerson',
    summary: 'The record of somebody of the own organisation, as far as it is the reader’s to see',
    access: own,
    params,
    answer: personAnswer,
  }),
  updatePerson: defineCall('PUT /api/personal/:personId', {
    id: 'personal.updatePerson',
    summary: 'Change a record; a changed role, profession or LANR ends the sessions of the person at once',
    access: leitung,
    params,
    body: akteAngaben.extend({ version: z.int().min(1) }),
    answer: z.strictObject({ version: z.int() }),
    errors: [
      'personal.veraltet',
      'personal.rolle_passt_nicht',
      'personal.beruf_passt_nicht',
      'personal.feld_passt_nicht',
      'personal.lanr_nur_arzt',
      'personal.lanr_vergeben',
      'personal.approbation_zukunft',
      'personal.anleitung_unbekannt',
      'personal.handzeichen_vergeben',
      'personal.personalnummer_vergeben',
      'personal.eigene_rolle',
      'personal.letzte_verwaltung',
    ],
  }),
  setActive: defineCall('POST /api/personal/:personId/aktiv', {
    id: 'personal.setActive',
    summary: 'Shut the door, or open it again also for somebody who had left; rights end within a second. The platform gives a reason',
    access: verwaltung,
    params,
    body: z.strictObject({ aktiv: z.boolean(), grund: harmless('house', text(300)).optional() }),
    status: 204,
    errors: ['personal.letzte_verwaltung', 'personal.grund_fehlt', 'personal.lanr_vergeben'],
  }),
  leave: defineCall('POST /api/personal/:personId/ausscheiden', {
    id: 'personal.leave',
    summary: 'Somebody leaves, now or after a last day; what waits for the person goes to the colleague who takes over',
    access: leitung,
    params,
    /** Without a last day the access ends at once. */
    body: z.strictObject({ letzterTag: isoDate.nullable(), uebernimmtId: id.nullable() }),
    status: 204,
    errors: ['personal.letzte_verwaltung', 'personal.tag_vorbei', 'personal.ist_weg', 'personal.kollege_unbekannt'],
  }),
  addAbwesenheit: defineCall('POST /api/personal/:personId/abwesenheiten', {
    id: 'personal.addAbwesenheit',
    summary: 'Somebody will be away; by heads and by the person',
    access: own,
    params,
    body: abwesenheitAngaben,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
    errors: ['personal.abwesenheit_doppelt', 'personal.vertretung_abwesend', 'personal.kollege_unbekannt', 'personal.nur_eigene'],
  }),
  removeAbwesenheit: defineCall('DELETE /api/personal/:personId/abwesenheiten/:abwesenheitId', {
    id: 'personal.removeAbwesenheit',
    summary: 'Take back an absence',
    access: own,
    params: params.extend({ abwesenheitId: id }),
    status: 204,
    errors: ['personal.nur_eigene'],
  }),
} as const
