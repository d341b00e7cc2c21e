/** Art. 15 and 20 DSGVO, with the information of Art. 13. docs/export-of-a-klient.md describes the shape. */
import { z } from 'zod'
import { placeKinds } from '../files/attachment.ts'
import { fileKinds } from '../files/fileKinds.ts'
import { protokollArten } from '../protokoll/protokoll.ts'
import { pflege, pflegeLeitung } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { abwesenheitEntry } from './abwesenheit.contract.ts'
import { akteAnswer, planFassung } from './akte.contract.ts'
import { wahlEntry } from './apothekenwahl.contract.ts'
import { dokumentEntry } from './dokument.contract.ts'
import { einwilligungEntry } from './einwilligung.contract.ts'
import { verlaufEntry } from './verlauf.contract.ts'

/** Rises with every breaking change; adding a field is not one. */
export const auskunftFassung = 'dreiklang.klient-auskunft/1'

/** For whom the record leaves the organisation: the Klient, someone with a power of attorney, insurance or Medizinischer Dienst, the next nursing service. */
export const auskunftZwecke = ['KLIENT', 'VOLLMACHT', 'KASSE_MD', 'DIENSTWECHSEL'] as const
export type AuskunftZweck = (typeof auskunftZwecke)[number]

/** `zip`: both of them, and the files. */
export const auskunftFormate = ['pdf', 'zip', 'json'] as const
export type AuskunftFormat = (typeof auskunftFormate)[number]

const einsichtRow = z.strictObject({
  von: z.iso.datetime(),
  bis: z.iso.datetime(),
  anzahl: z.int(),
  art: z.enum(protokollArten),
  objektArt: plain.code,
  /** Null: the clock, or somebody who is not there any more. */
  person: plain.name.nullable(),
  rolle: plain.code.nullable(),
  organisation: plain.name.nullable(),
  grund: acceptedWords.nullable(),
})

export const klientAuskunft = z.strictObject({
  schema: z.literal(auskunftFassung),
  erstelltAm: z.iso.datetime(),
  erstelltVon: plain.name,
  zweck: z.enum(auskunftZwecke),
  haus: z.strictObject({
    id,
    name: plain.name,
    anschrift: plain.place,
    telefon: plain.contact.nullable(),
    email: plain.contact.nullable(),
  }),
  akte: akteAnswer.omit({ fristen: true, bearbeitbar: true }),
  /** Each version of the plan of medicines, the newest first. */
  medikationsplaene: z.array(planFassung),
  /** Last day on which the record must be kept; null while care goes on. */
  aufbewahrungBis: isoDate.nullable(),
  /** Restricted by Art. 18 DSGVO. */
  sperre: z.strictObject({ am: z.iso.datetime(), von: plain.name, grund: acceptedWords }).nullable(),
  /** That there are keys and codes, never which: paper that lies about must open no door. */
  zugang: z.strictObject({ geaendertAm: z.iso.datetime(), geaendertVon: plain.name }).nullable(),
  zuteilungen: z.array(z.strictObject({ tag: isoDate, name: plain.name })),
  einwilligungen: z.array(einwilligungEntry),
  apothekenwahlen: z.array(wahlEntry),
  abwesenheiten: z.array(abwesenheitEntry),
  dokumente: z.array(
    dokumentEntry.extend({
      /** SHA-256 of the file, hex; null when it was deleted. */
      sha256: plain.number.nullable(),
      pfad: plain.link.nullable(),
    }),
  ),
  /** As the call `bestellung.read` answers them, without the Klient and without the steps that are open to someone. */
  bestellungen: z.array(z.record(z.string(), z.unknown())),
  /** Each sheet that the organisation has written at a visit as the call `dokumentation.read` answers it, each range of a doctor, and each month sheet as it was signed. */
  dokumentation: z.array(z.record(z.string(), z.unknown())),
  /** Each visit as the call `hausbesuch.read` answers it, planned, asked for, done or cancelled, without the Klient and the steps that are open to someone. */
  hausbesuche: z.array(z.record(z.string(), z.unknown())),
  /** By which rule visits are planned. */
  serien: z.array(z.record(z.string(), z.unknown())),
  /** Lines about him that were handed over from one shift to the next. */
  uebergaben: z.array(z.record(z.string(), z.unknown())),
  /** Requests from the public form that somebody has assigned to him, without the phone number and address of others who asked (Art. 15 Abs. 4 DSGVO). */
  anliegen: z.array(z.record(z.string(), z.unknown())),
  /** Files of the house at the record, orders and visits of the Klient; the bytes are in the ZIP. */
  dateien: z.array(
    z.strictObject({
      id,
      name: acceptedWords,
      kind: z.enum(fileKinds),
      groesseBytes: z.int(),
      stehtAn: z.enum(placeKinds),
      angehaengtAm: z.iso.datetime(),
      angehaengtVon: plain.name.nullable(),
    }),
  ),
  verlauf: z.array(verlaufEntry),
  einsicht: z.array(einsichtRow),
})
export type KlientAuskunft = z.infer<typeof klientAuskunft>

const params = z.strictObject({ klientId: id })

export const auskunftContract = {
  export: defineCall('GET /api/klienten/:klientId/auskunft', {
    id: 'klient.auskunft',
    summary:
      'The record of a Klient with orders, visits, documentation and requests, as paper or for machines; why it leaves the organisation is logged. Restricted records, too',
    access: pflegeLeitung,
    params,
    query: z.strictObject({ format: z.enum(auskunftFormate), zweck: z.enum(auskunftZwecke) }),
    media: ['application/pdf', 'application/json'],
  }),
  information: defineCall('GET /api/klienten/:klientId/information', {
    id: 'klient.information',
    summary: 'What the Klient is told about his data (Art. 13 DSGVO), as paper; logged',
    access: pflege,
    params,
    media: 'application/pdf',
  }),
} as const
