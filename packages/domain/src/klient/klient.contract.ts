/** The Klient, as far as orders need him (domain.md 5.4). */
import { z } from 'zod'
import { rollenDerSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { normalisiereKennung, pruefeIk, pruefeKvnr } from '../shared/pruefziffern.ts'
import { adresse, datum, id, kennung, telefon, zeile } from '../shared/schemas.ts'
import { einwilligungArten, klientStatus, versicherungsarten, wohnformen } from './klient.ts'

const kvnr = kennung('kvnr', pruefeKvnr, normalisiereKennung)
const ik = kennung('ik', pruefeIk)

export const klientAngaben = z.strictObject({
  vorname: zeile(60),
  nachname: zeile(60),
  geburtsdatum: datum,
  geschlecht: z.enum(['M', 'W', 'D', 'X']),
  versicherungsart: z.enum(versicherungsarten),
  kvnr: kvnr.nullable(),
  krankenkasse: zeile(80).nullable(),
  kassenIk: ik.nullable(),
  zuzahlungBefreitBis: datum.nullable(),
  adresse: adresse.nullable(),
  wohnform: z.enum(wohnformen),
  telefon: telefon.nullable(),
  hausarztId: id.nullable(),
  /** Null: not asked yet. An empty list would hide the difference; "keine bekannt" is said explicitly. */
  allergien: z.strictObject({ keineBekannt: z.boolean(), liste: z.array(zeile(80)).max(20) }).nullable(),
  status: z.enum(klientStatus),
})
export type KlientAngaben = z.infer<typeof klientAngaben>

export const apothekenwahlAngaben = z.strictObject({
  apothekeId: id,
  gewaehltAm: datum,
  erklaertVon: zeile(120),
  form: z.enum(['SCHRIFTLICH', 'MUENDLICH']),
})
export const einwilligungAngaben = z.strictObject({
  art: z.enum(einwilligungArten),
  erteiltAm: datum,
  durch: zeile(120),
  dokument: zeile(120).nullable(),
})

export const klientAntwort = klientAngaben.extend({
  kvnr: z.string().nullable(),
  id,
  version: z.int(),
  hausarzt: z.strictObject({ id, name: z.string() }).nullable(),
  /** The choice that holds now; the history is kept. */
  apothekenwahl: apothekenwahlAngaben.extend({ name: z.string() }).nullable(),
  einwilligungen: z.array(einwilligungAngaben.extend({ id, widerrufenAm: datum.nullable() })),
})
export type KlientAntwort = z.infer<typeof klientAntwort>

export const klientZeile = z.strictObject({
  id,
  vorname: z.string(),
  nachname: z.string(),
  geburtsdatum: datum,
  ort: z.string().nullable(),
  status: z.enum(klientStatus),
})

const pflege = { kind: 'signed-in', rollen: rollenDerSeite.PFLEGE, relation: 'own' } as const
const params = z.strictObject({ klientId: id })

export const klientContract = {
  search: defineCall({
    id: 'klient.search',
    method: 'GET',
    path: '/api/klienten',
    summary: 'Klienten of the own nursing service, by beginning of the name',
    access: pflege,
    query: z.strictObject({
      suche: zeile(80).optional(),
      cursor: id.optional(),
      limit: z.coerce.number().int().min(1).max(100).default(50),
    }),
    answer: z.strictObject({ klienten: z.array(klientZeile), cursor: z.string().nullable() }),
  }),
  read: defineCall({
    id: 'klient.read',
    method: 'GET',
    path: '/api/klienten/:klientId',
    summary: 'One Klient of the own nursing service',
    access: pflege,
    params,
    answer: klientAntwort,
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
  update: defineCall({
    id: 'klient.update',
    method: 'PUT',
    path: '/api/klienten/:klientId',
    summary: 'Change the record of a Klient',
    access: { kind: 'signed-in', rollen: ['ROLE_PFLEGE_ADMIN'], relation: 'own' },
    params,
    body: klientAngaben.extend({ version: z.int().min(1) }),
    answer: z.strictObject({ id, version: z.int() }),
    idempotent: true,
    errors: ['klient.veraltet', 'klient.kvnr_vergeben', 'klient.hausarzt_unbekannt', 'klient.unvollstaendig'],
  }),
  chooseApotheke: defineCall({
    id: 'klient.chooseApotheke',
    method: 'POST',
    path: '/api/klienten/:klientId/apothekenwahl',
    summary: "Write down the Klient's own choice of pharmacy; the former choice is kept as history",
    access: pflege,
    params,
    body: apothekenwahlAngaben,
    status: 204,
    idempotent: true,
    errors: ['klient.apotheke_unbekannt'],
  }),
  addEinwilligung: defineCall({
    id: 'klient.addEinwilligung',
    method: 'POST',
    path: '/api/klienten/:klientId/einwilligungen',
    summary: 'Write down a consent of the Klient',
    access: pflege,
    params,
    body: einwilligungAngaben,
    answer: z.strictObject({ id }),
    status: 201,
    idempotent: true,
  }),
  withdrawEinwilligung: defineCall({
    id: 'klient.withdrawEinwilligung',
    method: 'POST',
    path: '/api/klienten/:klientId/einwilligungen/:einwilligungId/widerruf',
    summary: 'A consent is withdrawn; it acts at once',
    access: pflege,
    params: z.strictObject({ klientId: id, einwilligungId: id }),
    status: 204,
    idempotent: true,
  }),
} as const
