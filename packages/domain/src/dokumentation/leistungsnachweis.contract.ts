/** What a nursing service has documented as provided at one Klient in a month (§ 105 SGB XI, § 302 SGB V: the ground of what is billed). */
import { z } from 'zod'
import { unterschrift } from '../klient/nachweis.contract.ts'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { shapeOf } from '../shared/document.ts'
import { id, isoDate, lineOfWords, named } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { aenderungArten, unterschriftStaende } from './leistungsnachweis.ts'
import { sheetDocument, signatureDocument, unterschriftArten } from './leistungsnachweis.document.ts'

const time = z.iso.datetime()
const sheet = z.strictObject(shapeOf(sheetDocument))

/** What was signed, by whom, and who of the nursing service was there. */
const signature = z.strictObject({ version: z.int(), am: time, durch: plain.name, ...shapeOf(signatureDocument) })
export type Signature = z.infer<typeof signature>

const aenderung = z.strictObject({ hausbesuchId: id, nummer: plain.number, tag: isoDate, art: z.enum(aenderungArten) })

const fassung = z.strictObject({ version: z.int(), am: time, durch: plain.name, art: z.enum(unterschriftArten) })
export type Nachweisfassung = z.infer<typeof fassung>

export const leistungsnachweis = sheet.extend({
  /** False: there are more visits than one sheet can take, and the last are left out. */
  vollstaendig: z.boolean(),
  /** What counts, as a mark: who signs says which one was on the screen. Null: nothing counts. */
  stand: plain.code.nullable(),
  unterschrift: z.enum(unterschriftStaende),
  /** What has changed since the last signature. */
  aenderungen: z.array(aenderung),
  /** The last version that was signed; null before, and where it can no longer be read. */
  gezeichnet: signature.nullable(),
  /** The newest first. */
  fassungen: z.array(fassung),
  /** Whether somebody may sign now, or why not. */
  unterschreiben: z.union([z.literal(true), plain.code]),
})
export type Leistungsnachweis = z.infer<typeof leistungsnachweis>

/** A version as it was signed. `unversehrt`: computed anew, its check sum is still that of the signature. */
export const signedVersion = sheet.extend({ gezeichnet: signature, pruefsumme: plain.code, unversehrt: z.boolean() })
export type SignedVersion = z.infer<typeof signedVersion>

export const unterschriftAngaben = z
  .strictObject({
    tag: isoDate,
    /** As they were on the screen. */
    stand: plain.code,
    fassung: z.int().min(0),
    art: z.enum(unterschriftArten),
    /** Of whom signs in the place of the Klient. */
    name: named(120).nullable(),
    unterschrift: unterschrift.nullable(),
    /** Why nobody could sign. */
    grund: lineOfWords(250).nullable(),
  })
  .superRefine(({ art, name, unterschrift: drawing, grund }, ctx) => {
    const wrong = (field: string, message: string) => ctx.addIssue({ code: 'custom', message, path: [field] })
    if (art === 'KEINE') {
      if (grund === null) wrong('grund', 'pflicht')
      if (drawing !== null) wrong('unterschrift', 'falsch')
      return
    }
    if (drawing === null) wrong('unterschrift', 'pflicht')
    if (grund !== null) wrong('grund', 'falsch')
    if (art !== 'KLIENT' && name === null) wrong('name', 'pflicht')
  })
export type UnterschriftAngaben = z.infer<typeof unterschriftAngaben>

const pflege = { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'participant' } as const
const params = z.strictObject({ klientId: id })
const path = '/api/klienten/:klientId/leistungsnachweis'
/** Any day of the month; without one that of today. */
const query = z.strictObject({ tag: isoDate.optional() })

export const leistungsnachweisContract = {
  read: defineCall(`GET ${path}`, {
    id: 'dokumentation.leistungsnachweis',
    summary: 'What was documented as provided at a Klient in the month of a day, and who has signed it; reading it is written down',
    access: pflege,
    params,
    query,
    answer: leistungsnachweis,
  }),
  readVersion: defineCall(`GET ${path}/fassungen/:version`, {
    id: 'dokumentation.nachweisFassung',
    summary: 'A month sheet as it was signed; reading it is written down',
    access: pflege,
    params: params.extend({ version: z.coerce.number().int().min(1).max(1_000_000) }),
    query,
    answer: signedVersion,
  }),
  sign: defineCall(`POST ${path}/unterschriften`, {
    id: 'dokumentation.nachweisUnterschreiben',
    summary:
      'The Klient or who may act in that place signs the month sheet, or nobody could: what was signed is kept whole and never changes',
    access: pflege,
    params,
    body: unterschriftAngaben,
    answer: z.strictObject({ version: z.int() }),
    status: 201,
    idempotent: true,
    errors: ['dokumentation.nachweis_veraltet', 'dokumentation.nachweis_leer', 'dokumentation.nachweis_gekuerzt'],
  }),
} as const
