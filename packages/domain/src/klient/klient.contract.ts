/** The Klient, as far as orders need him (domain.md 5.4). */
import { z } from 'zod'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { normalizeKennung, checkIk, checkKvnr } from '../shared/checkDigits.ts'
import { adresse, isoDate, id, kennung, named, telefon, line } from '../shared/schemas.ts'
import { apothekenwahlKurz } from './apothekenwahl.contract.ts'
import { einwilligungKurz } from './einwilligung.contract.ts'
import { klientStatus, versicherungsarten, wohnformen } from './klient.ts'
import { harmless, plain } from '../shared/words.ts'

const kvnr = kennung('kvnr', checkKvnr, normalizeKennung)
const ik = kennung('ik', checkIk)

export const klientAngaben = z.strictObject({
  vorname: named(60),
  nachname: named(60),
  geburtsdatum: isoDate,
  geschlecht: z.enum(['M', 'W', 'D', 'X']),
  versicherungsart: z.enum(versicherungsarten),
  kvnr: kvnr.nullable(),
  krankenkasse: named(80).nullable(),
  kassenIk: ik.nullable(),
  zuzahlungBefreitBis: isoDate.nullable(),
  adresse: adresse.nullable(),
  wohnform: z.enum(wohnformen),
  telefon: telefon.nullable(),
  hausarztId: id.nullable(),
  /** Null: not asked yet. An empty list would hide the difference; "keine bekannt" is said explicitly. */
  allergien: z.strictObject({ keineBekannt: z.boolean(), liste: z.array(harmless('unsealed', line(80))).max(20) }).nullable(),
  status: z.enum(klientStatus),
})
export type KlientAngaben = z.infer<typeof klientAngaben>

export const klientAnswer = klientAngaben.extend({
  kvnr: plain.number.nullable(),
  id,
  version: z.int(),
  hausarzt: z.strictObject({ id, name: plain.name }).nullable(),
  /** The choice that holds now; the history is kept. */
  apothekenwahl: apothekenwahlKurz.nullable(),
  einwilligungen: z.array(einwilligungKurz),
})
export type KlientAnswer = z.infer<typeof klientAnswer>

export const klientListRow = z.strictObject({
  id,
  vorname: plain.name,
  nachname: plain.name,
  geburtsdatum: isoDate,
  ort: plain.place.nullable(),
  status: z.enum(klientStatus),
})

const pflege = { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'own' } as const
const params = z.strictObject({ klientId: id })

export const klientContract = {
  search: defineCall({
    id: 'klient.search',
    method: 'GET',
    path: '/api/klienten',
    summary: 'Klienten of the own nursing service, by beginning of the name',
    access: pflege,
    query: z.strictObject({
      suche: harmless('search', line(80)).optional(),
      cursor: id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.strictObject({ klienten: z.array(klientListRow), cursor: plain.code.nullable() }),
  }),
  read: defineCall({
    id: 'klient.read',
    method: 'GET',
    path: '/api/klienten/:klientId',
    summary: 'One Klient of the own nursing service',
    access: pflege,
    params,
    answer: klientAnswer,
  }),
  create: defineCall({
    id: 'klient.create',
    method: 'POST',
    path: '/api/klienten',
    summary: 'Take in a Klient',
    access: { kind: 'signed-in', rollen: ['ROLE_PFLEGE_ADMIN'], relation: 'none' },
    body: klientAngaben,
    answer: z.strictObject({ id, version: z.int() }),
    status: 201,
    idempotent: true,
    errors: ['klient.kvnr_vergeben', 'klient.hausarzt_unbekannt', 'klient.unvollstaendig'],
  }),
} as const
