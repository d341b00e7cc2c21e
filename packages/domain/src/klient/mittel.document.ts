/** A line of the plan of medicines, field by field; the whole plan lies sealed with the record (klient.document.ts). */
import { z } from 'zod'
import { needed, optional, shapeOf, unsaidOf } from '../shared/document.ts'
import { isoDate, lineOfWords } from '../shared/schemas.ts'
import { planHerkuenfte } from './akte.ts'

const own = { sees: ['PFLEGE'], copies: false } as const

const said = <Schema extends z.ZodType>(label: string, schema: Schema) => needed(schema, { ...own, label })
const maybe = <Schema extends z.ZodType>(label: string, schema: Schema) => optional(schema.nullable(), { ...own, unsaid: null, label })
const planText = (label: string, length: number) => maybe(label, lineOfWords(length))

/** One medicine of the plan. What is taken at a time of the day is said in words (1, 1/2, 10 Tropfen); nothing said means none. */
export const mittelDocument = {
  arzneimittel: said('Arzneimittel', lineOfWords(100)),
  wirkstoff: planText('Wirkstoff', 100),
  staerke: planText('Stärke', 40),
  darreichung: planText('Form', 40),
  morgens: planText('morgens', 20),
  mittags: planText('mittags', 20),
  abends: planText('abends', 20),
  nachts: planText('zur Nacht', 20),
  beiBedarf: optional(z.boolean(), { ...own, unsaid: false, label: 'bei Bedarf' }),
  einzeldosis: planText('Einzeldosis', 40),
  hoechstmenge: planText('höchstens in 24 Stunden', 40),
  mindestabstand: planText('Mindestabstand', 40),
  von: said('von', isoDate),
  bis: maybe('bis', isoDate),
  anlass: planText('Grund der Einnahme', 120),
  planHerkunft: said('Angabe von', z.enum(planHerkuenfte)),
  angegebenAm: said('Angabe vom', isoDate),
  anweisung: planText('Hinweis zur Einnahme', 160),
} as const
export const mittelSchema = z.strictObject(shapeOf(mittelDocument))
export type Mittel = z.infer<typeof mittelSchema>

/**
 * What an order may say of a line of the plan: no more than a dose needs. The times stand in one text: the dose of an order has numbers of the same
 * names, which are not sealed.
 */
export const planZeile = mittelSchema
  .pick({ arzneimittel: true, staerke: true, beiBedarf: true, einzeldosis: true, hoechstmenge: true, mindestabstand: true })
  .extend({ planSchema: lineOfWords(100).nullable() })
export type PlanZeile = z.infer<typeof planZeile>

/** What is asked beside what has to be said. */
export const emptyMittel = unsaidOf(mittelDocument)

/** The section of the record. */
export const medikation = {
  mittel: optional(z.array(mittelSchema).max(40), { ...own, sealed: true, unsaid: [], label: 'Medikationsplan' }),
} as const
