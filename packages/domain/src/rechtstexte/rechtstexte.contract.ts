import { z } from 'zod'
import { defineCall } from '../shared/contract.ts'
import { isoDate, text } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { rechtstextArten } from './rechtstextArten.ts'
import { angabeNames } from './rechtstexte.ts'

const plattform = { kind: 'signed-in', rollen: ['ROLE_ADMIN'], relation: 'none' } as const
const params = z.strictObject({ art: z.enum(rechtstextArten) })

const fassungKopf = z.strictObject({ nr: z.int(), gueltigAb: isoDate, veroeffentlichtAm: plain.time })
const fassung = fassungKopf.extend({ de: plain.house, en: plain.house })
export type Fassung = z.infer<typeof fassung>

/** An empty detail is one that is not there. */
const angaben = z.partialRecord(z.enum(angabeNames), z.union([z.literal(''), harmless('house', text(500))]))
const entwurf = z.strictObject({ angaben, de: harmless('house', text(40_000)), en: harmless('house', text(40_000)) })
const luecke = z.strictObject({ path: plain.code, code: plain.code })

export const rechtstexteContract = {
  read: defineCall('GET /api/rechtstexte/:art', {
    id: 'rechtstexte.read',
    summary:
      'The version of a legal text that holds today, or an older one by its number with the one before it; null when none is published',
    access: { kind: 'open', reason: 'The law wants imprint, privacy and accessibility statement to be found by everybody' },
    params,
    query: z.strictObject({ nr: z.coerce.number().int().min(1).max(100_000).optional() }),
    answer: z.strictObject({ fassung: fassung.nullable(), vorherige: fassung.nullable(), fassungen: z.array(fassungKopf) }),
  }),
  stand: defineCall('GET /api/rechtstexte', {
    id: 'rechtstexte.stand',
    summary: 'Which of the legal texts are published',
    access: plattform,
    answer: z.strictObject({
      texte: z.array(z.strictObject({ art: z.enum(rechtstextArten), gueltigAb: isoDate.nullable(), nr: z.int().nullable() })),
    }),
  }),
  readEntwurf: defineCall('GET /api/rechtstexte/:art/entwurf', {
    id: 'rechtstexte.readEntwurf',
    summary: 'The draft of a legal text, at first the shipped template, with its gaps and who published when',
    access: plattform,
    params,
    answer: entwurf.extend({
      de: plain.house,
      en: plain.house,
      version: z.int(),
      luecken: z.array(luecke),
      fassungen: z.array(fassungKopf.extend({ von: plain.name })),
    }),
  }),
  saveEntwurf: defineCall('PUT /api/rechtstexte/:art/entwurf', {
    id: 'rechtstexte.saveEntwurf',
    summary: 'Save the draft; nobody else sees it',
    access: plattform,
    params,
    body: entwurf.extend({ version: z.int().min(0) }),
    answer: z.strictObject({ version: z.int(), luecken: z.array(luecke) }),
    errors: ['rechtstexte.veraltet'],
  }),
  publish: defineCall('POST /api/rechtstexte/:art/fassungen', {
    id: 'rechtstexte.publish',
    summary: 'Publish the saved draft as a new version; a new privacy text is told to everybody who has an account',
    access: plattform,
    params,
    body: z.strictObject({ version: z.int().min(1), gueltigAb: isoDate }),
    answer: z.strictObject({ nr: z.int() }),
    status: 201,
    idempotent: true,
    errors: ['rechtstexte.veraltet', 'rechtstexte.luecken', 'rechtstexte.gueltig_ab_vergangen'],
  }),
} as const
