import { z } from 'zod'
import { rollenOfSeite } from '../shared/akteur.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id, lineOfWords } from '../shared/schemas.ts'
import { acceptedWords, harmless, plain } from '../shared/words.ts'
import { maxBmpSeiten, maxBmpZeichen } from './bmp.ts'
import { bmpHinweise, bmpZeilenArten } from './bmpPlan.ts'
import { mittelSchema } from './mittel.document.ts'

const seiten = z
  .array(harmless('file', z.string().min(1).max(maxBmpZeichen)))
  .min(1)
  .max(maxBmpSeiten)
const params = z.strictObject({ klientId: id })
const access = { kind: 'signed-in', rollen: rollenOfSeite.PFLEGE, relation: 'own' } as const
const errors = [
  'klient.plan_nur_fachkraft',
  'klient.bmp_unlesbar',
  'klient.bmp_seite_fehlt',
  'klient.bmp_seiten_fremd',
  'klient.bmp_andere_person',
] as const

const bmpVorschau = z.strictObject({
  /** Of the plan that it was compared with: taking it over says it again. */
  version: z.int(),
  aussteller: plain.name,
  gedrucktAm: isoDate,
  zeilen: z.array(
    z.strictObject({
      nr: z.int(),
      art: z.enum(bmpZeilenArten),
      mittel: mittelSchema.extend({ arzneimittel: acceptedWords }).nullable(),
      vorher: mittelSchema.nullable(),
      hinweise: z.array(z.enum(bmpHinweise)),
      text: acceptedWords,
    }),
  ),
  entfaellt: z.array(mittelSchema),
})
export type BmpVorschau = z.infer<typeof bmpVorschau>

export const bmpContract = {
  checkBmp: defineCall('POST /api/klienten/:klientId/medikation/bmp/vorschau', {
    id: 'klient.checkBmp',
    summary: 'Reads the DataMatrix of a Bundeseinheitlicher Medikationsplan and compares it with the plan that is kept; nothing is saved',
    access,
    params,
    body: z.strictObject({ seiten }),
    answer: bmpVorschau,
    errors,
  }),
  takeBmp: defineCall('POST /api/klienten/:klientId/medikation/bmp', {
    id: 'klient.takeBmp',
    summary: 'Takes the ticked lines over as a new version of the plan, with who issued the paper and when it was printed',
    access,
    params,
    body: z.strictObject({
      seiten,
      version: z.int().min(1),
      zeilen: z.array(z.int()).max(60),
      /** Lines of the kept plan that the paper lacks, by their place in the comparison. */
      entfaellt: z.array(z.int()).max(60),
      /** Names that the carrier does not have, read off the paper. */
      namen: z.record(z.string().regex(/^\d{1,2}$/), lineOfWords(100)),
    }),
    answer: z.strictObject({ version: z.int() }),
    idempotent: true,
    errors: [...errors, 'klient.veraltet', 'klient.unvollstaendig', 'klient.bmp_nichts_gewaehlt'],
  }),
} as const
