import { z } from 'zod'
import { besuchStatus, besuchTypen, leistungsquellen } from '../hausbesuch/hausbesuch.ts'
import { klientZustand } from '../hausbesuch/view.contract.ts'
import { participant } from '../shared/access.ts'
import { seiten } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { mittelSchema } from '../klient/mittel.document.ts'
import { blattSchema, vitalwert } from './blatt.document.ts'
import { vitalArten } from './vitalwerte.ts'
import { zielDocument } from './zielbereich.document.ts'

const time = z.iso.datetime()
const params = z.strictObject({ hausbesuchId: id })
const path = '/api/hausbesuche/:hausbesuchId/dokumentation'

const count = z.number().nullable()
export const zielbereich = z.strictObject(shapeOf(zielDocument))
export type ZielbereichAnswer = z.infer<typeof zielbereich>

const messung = z.strictObject({ art: z.enum(vitalArten), wert: z.number(), wert2: count, am: time })

const tor = z.union([z.literal(true), plain.code])

export const dokumentationAnswer = z.strictObject({
  besuch: z.strictObject({
    id,
    nummer: plain.number,
    typ: z.enum(besuchTypen),
    status: z.enum(besuchStatus),
    tag: isoDate,
    klient: z
      .strictObject({
        id,
        vorname: plain.name,
        nachname: plain.name,
        geburtsdatum: isoDate,
        zustand: klientZustand.nullable().default(null),
      })
      .nullable(),
    /** `code`: the number of the list, absent in what a device took along before it was told. */
    leistungen: z.array(
      z.strictObject({ bezeichnung: plain.product, quelle: z.enum(leistungsquellen), code: plain.code.nullable().default(null) }),
    ),
    nachtraege: z.array(z.strictObject({ name: plain.name, am: time, text: acceptedWords })),
  }),
  seite: z.enum(seiten),
  version: z.int(),
  /** Null where the sheet is not open to the reader; before the first word it is an empty one. */
  blatt: blattSchema.nullable(),
  /** What another house of the visit may know of a finished sheet. */
  auszug: z.strictObject({ vitalwerte: z.array(vitalwert).nullable(), ergebnis: acceptedWords.nullable() }).nullable(),
  geaendert: z.strictObject({ am: time, name: plain.name }).nullable(),
  abgeschlossenAm: time.nullable(),
  moeglich: z.strictObject({ schreiben: tor, nachtragen: tor }),
  ziele: z.array(zielbereich),
  fruehere: z.array(messung),
  /** What is to be taken on the day of the visit, for who writes the sheet. Absent in what a device took along before there was a plan. */
  plan: z.array(mittelSchema).default([]),
  /** `behandelt`: the Klient's own doctor, or the practice of this visit. Absent in what a device took along before it was asked. */
  praxen: z.array(
    z.strictObject({ id, name: plain.name, telefon: plain.contact.nullable().default(null), behandelt: z.boolean().default(false) }),
  ),
})
export type DokumentationAnswer = z.infer<typeof dokumentationAnswer>

export const blattQuittung = z.strictObject({ version: z.int(), gespeichertAm: time })
export type BlattQuittung = z.infer<typeof blattQuittung>

const fassung = z.strictObject({ version: z.int(), am: time, name: plain.name, teile: z.array(blattSchema.keyof()) })
export type FassungAnswer = z.infer<typeof fassung>

export const blattAngaben = z.strictObject({ version: z.int().min(0), blatt: blattSchema })
export type BlattAngaben = z.infer<typeof blattAngaben>

const schreibError = [
  'dokumentation.veraltet',
  'dokumentation.abgeschlossen',
  'dokumentation.zeit_unmoeglich',
  'dokumentation.praxis_unbekannt',
  'dokumentation.foto_unbekannt',
  'hausbesuch.leistung_offen',
  'hausbesuch.falscher_status',
  'hausbesuch.nicht_zugewiesen',
  'hausbesuch.nicht_deine_rolle',
] as const

export const dokumentationContract = {
  read: defineCall(`GET ${path}`, {
    id: 'dokumentation.read',
    summary: 'What was written down at a visit, as far as it is open to the reader; reading it is written down',
    access: participant,
    params,
    answer: dokumentationAnswer,
  }),
  save: defineCall(`PUT ${path}`, {
    id: 'dokumentation.save',
    summary: 'Keep the sheet as it stands; each state is kept as well. 409 carries the state of the server and what differs',
    access: participant,
    params,
    body: blattAngaben,
    answer: blattQuittung,
    idempotent: true,
    errors: schreibError,
  }),
  listVersions: defineCall(`GET ${path}/fassungen`, {
    id: 'dokumentation.listFassungen',
    summary: 'States of the sheet that the own house has kept, the newest first',
    access: participant,
    params,
    answer: z.strictObject({ fassungen: z.array(fassung) }),
  }),
  readVersion: defineCall(`GET ${path}/fassungen/:version`, {
    id: 'dokumentation.readFassung',
    summary: 'The sheet of the own house as it once was',
    access: participant,
    params: params.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
    answer: fassung.extend({ blatt: blattSchema }),
  }),
  finish: defineCall(`POST ${path}/abschliessen`, {
    id: 'dokumentation.finish',
    summary: 'H11: the sheet is locked and the visit is over, both or none',
    access: participant,
    params,
    body: blattAngaben,
    answer: blattQuittung,
    idempotent: true,
    errors: [...schreibError, 'dokumentation.unvollstaendig'],
  }),
} as const
