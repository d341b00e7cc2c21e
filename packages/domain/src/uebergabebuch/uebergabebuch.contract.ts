/** The Übergabebuch of a nursing service (features.md, 7 and 17.19): its people write, hand over and sign; nobody else sees it. */
import { z } from 'zod'
import { pflege } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { id, isoDate, words } from '../shared/schemas.ts'
import { daysBetween } from '../shared/time.ts'
import { harmless, plain } from '../shared/words.ts'
import { maxZeilen, schichten, themen } from './uebergabebuch.ts'

const instant = harmless('time', z.iso.datetime({ offset: true }))
const params = z.strictObject({ uebergabeId: id })
/** The one that is on the screen. */
const seen = z.strictObject({ version: z.int().min(1) })

/** More days nobody reads at once. */
export const maxDays = 31

const example = {
  id: '7a1d2c3b-4e5f-4a6b-8c7d-9e0f1a2b3c4d',
  version: 3,
  tag: '2026-11-29',
  schicht: 'FRUEH' as const,
  personId: 'f65d517a-6f69-4c88-81f5-416f47ce2522',
  personName: 'Nina Berger',
  uebergebenAm: '2026-11-29T13:05:00.000Z',
  gelesen: [
    { personId: '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9', personName: 'Tom Adler', am: '2026-11-29T13:20:00.000Z', vorNachtrag: false },
  ],
}
const exampleZeile = {
  id: 'c2b6f1de-0a5b-4f2e-8a71-3d4e5f607182',
  klientId: null,
  thema: 'ORGANISATION' as const,
  wichtig: true,
  text: 'Der Aufzug in der Lindenstraße 4 steht. Bitte den Hintereingang nehmen.',
}

const zeileInput = z.strictObject({
  id,
  /** Null: about nobody in particular. */
  klientId: id.nullable(),
  thema: z.enum(themen),
  wichtig: z.boolean(),
  text: words(2000),
})
export type ZeileInput = z.output<typeof zeileInput>

const zeile = zeileInput.extend({
  /** Null for a line about nobody in particular. */
  klientName: plain.name.nullable(),
  /** Null: handed over with the sheet; else since when it stands there. */
  nachgetragenAm: instant.nullable(),
})
export type Zeile = z.output<typeof zeile>

const head = z.strictObject({
  id,
  version: z.int().min(1),
  /** The day on which the shift began. */
  tag: isoDate,
  schicht: z.enum(schichten),
  personId: id,
  personName: plain.name.nullable(),
  /** Null: a draft, which nobody but its author sees. */
  uebergebenAm: instant.nullable(),
  gelesen: z.array(z.strictObject({ personId: id, personName: plain.name.nullable(), am: instant, vorNachtrag: z.boolean() })),
})

const uebergabe = head.extend({ zeilen: z.array(zeile) }).meta({
  id: 'Schichtuebergabe',
  description: 'What one person hands over after one shift. `vorNachtrag`: signed before the last line was added.',
  examples: [{ ...example, zeilen: [{ ...exampleZeile, klientName: null, nachgetragenAm: null }] }],
})
export type Uebergabe = z.output<typeof uebergabe>

const inBook = head.extend({
  zeilen: z.int(),
  wichtige: z.int(),
  /** How many Klienten it is about. */
  klienten: z.int(),
})
export type UebergabeInBook = z.output<typeof inBook>

const dienst = z
  .strictObject({
    tag: isoDate,
    schicht: z.enum(schichten),
    uebergaben: z.array(inBook),
    /** For heads only, else null: who has made visits in this shift and handed over nothing within an hour after it. */
    ohneUebergabe: z.array(z.strictObject({ personId: id, name: plain.name.nullable(), besuche: z.int() })).nullable(),
  })
  .meta({
    id: 'Schicht',
    description: 'A shift that has begun, with what was handed over after it.',
    examples: [
      {
        tag: example.tag,
        schicht: example.schicht,
        uebergaben: [{ ...example, zeilen: 6, wichtige: 1, klienten: 4 }],
        ohneUebergabe: [{ personId: '0b1c2d3e-4f50-4617-8293-a4b5c6d7e8f9', name: 'Tom Adler', besuche: 7 }],
      },
    ],
  })
export type DienstInBook = z.output<typeof dienst>

const path = '/api/uebergabebuch'

export const uebergabebuchContract = {
  list: defineCall(`GET ${path}`, {
    id: 'uebergabebuch.list',
    summary: `The shifts of some days, at most ${maxDays}, the last one first, with what was handed over after each`,
    access: pflege,
    query: z
      .strictObject({ von: isoDate, bis: isoDate })
      .refine(({ von, bis }) => von <= bis && daysBetween(von, bis) < maxDays, { path: ['bis'], message: 'zeitraum' }),
    answer: z.array(dienst),
  }),
  read: defineCall(`GET ${path}/:uebergabeId`, {
    id: 'uebergabebuch.read',
    summary: 'One Schichtübergabe with its lines; those about a restricted or erased Klient are left out',
    access: pflege,
    params,
    answer: uebergabe,
    errors: ['nicht_gefunden'],
  }),
  save: defineCall(`PUT ${path}/:uebergabeId`, {
    id: 'uebergabebuch.save',
    summary: 'Write a draft: a new one when `version` is null, else in the version that is on the screen',
    access: pflege,
    params,
    body: z.strictObject({
      tag: isoDate,
      schicht: z.enum(schichten),
      zeilen: z.array(zeileInput).max(maxZeilen),
      version: z.int().min(1).nullable(),
    }),
    answer: uebergabe,
    errors: [
      'nicht_gefunden',
      'uebergabebuch.veraltet',
      'uebergabebuch.schon_uebergeben',
      'uebergabebuch.schon_angelegt',
      'uebergabebuch.schicht_kommt_erst',
      'uebergabebuch.klient_unbekannt',
    ],
  }),
  discard: defineCall(`DELETE ${path}/:uebergabeId`, {
    id: 'uebergabebuch.discard',
    summary: 'Delete a draft for good',
    access: pflege,
    params,
    status: 204,
    errors: ['nicht_gefunden', 'uebergabebuch.schon_uebergeben'],
  }),
  handOver: defineCall(`POST ${path}/:uebergabeId/uebergeben`, {
    id: 'uebergabebuch.handOver',
    summary: 'Hand a draft over: from here on the house reads it and nobody changes it',
    access: pflege,
    params,
    body: seen,
    answer: uebergabe,
    errors: ['nicht_gefunden', 'uebergabebuch.veraltet', 'uebergabebuch.leer'],
  }),
  add: defineCall(`POST ${path}/:uebergabeId/nachtrag`, {
    id: 'uebergabebuch.add',
    summary: 'Add a line to what was handed over. The id of the line makes it happen once',
    access: pflege,
    params,
    body: zeileInput,
    answer: uebergabe,
    errors: [
      'nicht_gefunden',
      'uebergabebuch.nur_eigene',
      'uebergabebuch.noch_entwurf',
      'uebergabebuch.klient_unbekannt',
      'uebergabebuch.zu_viele_zeilen',
    ],
  }),
  sign: defineCall(`POST ${path}/:uebergabeId/gelesen`, {
    id: 'uebergabebuch.sign',
    summary: 'Sign that one has read what was handed over, in the version that is on the screen',
    access: pflege,
    params,
    body: seen,
    answer: uebergabe,
    errors: ['nicht_gefunden', 'uebergabebuch.veraltet', 'uebergabebuch.eigene'],
  }),
} as const
