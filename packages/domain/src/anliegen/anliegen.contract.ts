import { z } from 'zod'
import { menge } from '../bestellung/produkt.contract.ts'
import { several, seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { allSeitenRollen, rollenOfSeite } from '../shared/akteur.ts'
import { normalizePzn, checkPzn } from '../shared/checkDigits.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, kennung, lineOfWords, named, telefon, text, words, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import {
  ablehnGruende,
  anliegenArten,
  anliegenStatus,
  checkNumber,
  formularStaende,
  fragende,
  genannteArten,
  maxFotoCharacters,
  maxFotos,
  maxProdukte,
  normalizeNumber,
  stepList,
} from './anliegen.ts'

const adresse = z.string().regex(/^[a-z0-9](?:[a-z0-9-]{1,38}[a-z0-9])$/, { message: 'anliegen.adresse' })
const arten = z.array(z.enum(anliegenArten)).min(1).max(anliegenArten.length)
const pzn = kennung('pzn', checkPzn, normalizePzn)

/** `menge`: packs. */
const genannt = z.strictObject({
  bezeichnung: harmless('product', line(120)),
  pzn: pzn.nullable(),
  produktart: z.enum(genannteArten),
  menge,
})
const { produktart } = genannt.shape

export const anliegenContent = z.strictObject({
  name: named(80),
  telefon,
  email: z.email().max(254).nullable(),
  /** Whom it is about, for the assignment by a person; the asker never learns whether this Klient is known. */
  klient: z.strictObject({ name: named(80), geburtsdatum: isoDate }).nullable(),
  text: words(1000).nullable(),
  /** Null where the form did not ask for it yet. */
  produkte: z
    .array(genannt.extend({ produktart: produktart.nullable().default(null), menge: menge.nullable().default(null) }))
    .max(maxProdukte),
  /** Where it is to be ordered, in the words of whoever asks. */
  apotheke: lineOfWords(120).nullable().default(null),
  wunschtag: isoDate.nullable(),
})
export type AnliegenContent = z.infer<typeof anliegenContent>

const asked = { art: z.enum(anliegenArten), wer: z.enum(fragende), produkte: z.array(genannt).max(maxProdukte) }
const frage = anliegenContent.extend(asked).superRefine((value, ctx) => {
  const pflicht = (path: string) => ctx.addIssue({ code: 'custom', message: 'pflicht', path: [path] })
  if (value.art === 'RUECKRUF') return
  if (value.klient === null) pflicht('klient')
  if (value.art === 'NACHBESTELLUNG' && value.text === null && value.produkte.length === 0) pflicht('text')
})

/** The whole form: the request, and what keeps bots away. `webseite` is invisible to people and stays empty. */
export const frageBody = z.strictObject({
  frage,
  /** JPEG in base64; decoded and re-encoded before it is kept. */
  fotos: z.array(z.base64().min(4).max(maxFotoCharacters)).max(maxFotos).default([]),
  marke: harmless('secret', z.string().max(600)),
  loesung: z.int().min(0),
  webseite: harmless('link', z.string().max(200)),
})
export type FrageBody = z.infer<typeof frageBody>

const kopf = z.strictObject({
  id,
  version: z.int(),
  nummer: plain.number,
  art: z.enum(anliegenArten),
  wer: z.enum(fragende),
  status: z.enum(anliegenStatus),
  mal: z.int(),
  eingegangenAm: plain.time,
  zustaendig: z.strictObject({ id, name: plain.name }).nullable(),
})
/** Null in the texts where the key was destroyed. */
export const anliegenListRow = kopf.extend({
  name: plain.name.nullable(),
  telefon: plain.contact.nullable(),
  wunschtag: isoDate.nullable(),
})
export type AnliegenListRow = z.infer<typeof anliegenListRow>

export const anliegenAkte = kopf.extend({
  inhalt: anliegenContent,
  fotos: z.array(id),
  klient: z.strictObject({ id, name: plain.name }).nullable(),
  bestellungId: id.nullable(),
  hausbesuchId: id.nullable(),
  verlauf: z.array(
    z.strictObject({ schritt: z.enum(stepList), name: plain.name, am: plain.time, grund: z.enum(ablehnGruende).nullable() }),
  ),
  schritte: z.array(z.enum(stepList)),
  darf: z.strictObject({ zuordnen: z.boolean(), bestellen: z.boolean(), besuchen: z.boolean() }),
})
export type AnliegenAkte = z.infer<typeof anliegenAkte>

const formular = z.strictObject({
  version: z.int(),
  /** Null until the first one is chosen. */
  adresse: adresse.nullable(),
  stand: z.enum(formularStaende),
  arten,
  hinweis: harmless('house', text(400)).nullable(),
})

const own = { kind: 'signed-in', rollen: allSeitenRollen, relation: 'own' } as const
const pflege = { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'own' } as const
const leitung = { kind: 'signed-in', rollen: ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN'], relation: 'own' } as const
const params = z.strictObject({ anliegenId: id })
const version = z.int().min(1)

export const anliegenContract = {
  openForm: defineCall('GET /api/public/anliegen/:adresse', {
    id: 'anliegen.openForm',
    summary: 'The public form of an organisation with a task for the browser; an old address leads on to the new one',
    access: { kind: 'open', reason: 'Relatives and Klienten have no account' },
    params: z.strictObject({ adresse }),
    answer: z.strictObject({
      adresse,
      name: plain.name,
      ort: plain.place,
      telefon: plain.contact,
      offen: z.boolean(),
      arten,
      hinweis: plain.house.nullable(),
      marke: plain.code,
      schwere: z.int(),
    }),
  }),
  send: defineCall('POST /api/public/anliegen/:adresse', {
    id: 'anliegen.send',
    summary:
      'Send the form; the answer is the same whatever is known of the asker and the Klient, and the same once more for the same form',
    access: { kind: 'open', reason: 'Relatives and Klienten have no account' },
    params: z.strictObject({ adresse }),
    body: frageBody,
    answer: z.strictObject({ nummer: plain.number }),
    status: 201,
    errors: [
      'anliegen.geschlossen',
      'anliegen.abgelaufen',
      'anliegen.nachweis_falsch',
      'anliegen.zu_schnell',
      'anliegen.art_nicht_angeboten',
      'anliegen.foto_unlesbar',
      'zu_viele_anfragen',
    ],
  }),
  readStatus: defineCall('POST /api/public/anliegenstatus', {
    id: 'anliegen.readStatus',
    summary: 'How far a request has got, for whoever has its number: each status with its time, and no word of what it is about',
    access: { kind: 'open', reason: 'Relatives and Klienten have no account; the number was given to them alone' },
    body: z.strictObject({ nummer: kennung('anliegennummer', checkNumber, normalizeNumber) }),
    answer: z.strictObject({
      nummer: plain.number,
      name: plain.name,
      telefon: plain.contact,
      verlauf: z.array(z.strictObject({ status: z.enum(anliegenStatus), am: plain.time })),
    }),
    errors: ['anliegen.nummer_unbekannt', 'zu_viele_anfragen'],
  }),
  list: defineCall('GET /api/anliegen', {
    id: 'anliegen.list',
    summary: 'The inquiries of the own organisation, the newest first',
    access: own,
    query: z.strictObject({
      ...seitenAnfrage,
      status: several(z.enum(anliegenStatus)),
      art: several(z.enum(anliegenArten)),
      nurMeine: z.stringbool().default(false),
    }),
    answer: seitenAnswer(anliegenListRow),
  }),
  read: defineCall('GET /api/anliegen/:anliegenId', {
    id: 'anliegen.read',
    summary: 'One inquiry with all that was written; reading it is written down',
    access: own,
    params,
    answer: anliegenAkte,
  }),
  readFoto: defineCall('GET /api/anliegen/:anliegenId/fotos/:fotoId', {
    id: 'anliegen.readFoto',
    summary: 'A photo that came with an inquiry; looking at it is written down',
    access: own,
    params: params.extend({ fotoId: id }),
    media: 'image/jpeg',
  }),
  step: defineCall('POST /api/anliegen/:anliegenId/schritte', {
    id: 'anliegen.step',
    summary: 'Take, hand back, finish, turn down or open again; of two at once the first one wins',
    access: own,
    params,
    body: z
      .strictObject({ version, schritt: z.enum(stepList), grund: z.enum(ablehnGruende).nullable() })
      .superRefine(({ schritt, grund }, ctx) => {
        if ((schritt === 'ABLEHNEN') !== (grund !== null)) ctx.addIssue({ code: 'custom', message: 'pflicht', path: ['grund'] })
      }),
    status: 204,
    idempotent: true,
    errors: ['anliegen.veraltet', 'anliegen.schritt_unmoeglich'],
  }),
  assignKlient: defineCall('PUT /api/anliegen/:anliegenId/klient', {
    id: 'anliegen.assignKlient',
    summary: 'Say which Klient it is about; null takes the assignment back',
    access: pflege,
    params,
    body: z.strictObject({ version, klientId: id.nullable() }),
    status: 204,
    idempotent: true,
    errors: ['anliegen.veraltet', 'anliegen.klient_unbekannt'],
  }),
  bestelle: defineCall('POST /api/anliegen/:anliegenId/bestellung', {
    id: 'anliegen.bestelle',
    summary: 'Make the draft of an order from it; asked again it is the same draft',
    access: pflege,
    params,
    answer: z.strictObject({ bestellungId: id }),
    errors: ['anliegen.klient_fehlt', 'anliegen.schritt_unmoeglich'],
  }),
  readForm: defineCall('GET /api/anliegenformular', {
    id: 'anliegen.readForm',
    summary: 'The settings of the own public form, with a suggestion for its address',
    access: leitung,
    answer: formular.extend({ vorschlag: plain.sentence, fruehere: z.array(z.strictObject({ adresse, giltBis: plain.time })) }),
  }),
  saveForm: defineCall('PUT /api/anliegenformular', {
    id: 'anliegen.saveForm',
    summary: 'Change the own public form; a former address leads on for half a year and never belongs to anybody else',
    access: leitung,
    body: formular.extend({ adresse, version: z.int().min(0) }),
    answer: z.strictObject({ version: z.int() }),
    idempotent: true,
    errors: ['anliegen.adresse_vergeben', 'anliegen.veraltet'],
  }),
} as const
