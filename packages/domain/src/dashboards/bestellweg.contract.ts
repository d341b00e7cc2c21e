/** Figures from the orders of the own organisation; nothing in them counts people. */
import { z } from 'zod'
import { prioritaeten } from '../bestellung/bestellung.ts'
import { exportMedia, seitenAnfrage, seitenAnswer } from '../liste/liste.contract.ts'
import { own } from '../shared/access.ts'
import { defineCall } from '../shared/contract.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { daysBetween } from '../shared/time.ts'
import { plain } from '../shared/words.ts'
import { ablehnungsgruende, figures, maxRangeDays, uebergaben } from './bestellweg.ts'

/** Nothing was ordered in other centuries, and the database counts in this calendar. */
const day = isoDate.refine((tag) => tag >= '2000-01-01' && tag < '2100-01-01', { message: 'datum' })

const fields = {
  /** First and last day in Berlin; both together, or the last 90 days. */
  von: day.optional(),
  bis: day.optional(),
  /** Another organisation that takes part in the orders. */
  partnerId: id.optional(),
  prioritaet: z.enum(prioritaeten).optional(),
}
const filterFields = z.strictObject(fields)
export type BestellwegFilter = z.output<typeof filterFields>

const withRange = <Schema extends z.ZodType<BestellwegFilter>>(schema: Schema) =>
  schema
    .refine(({ von, bis }) => (von === undefined) === (bis === undefined), { path: ['bis'], message: 'pflicht' })
    .refine(({ von, bis }) => von === undefined || bis === undefined || von <= bis, { path: ['bis'], message: 'zeitraum' })
    .refine(({ von, bis }) => von === undefined || bis === undefined || daysBetween(von, bis) < maxRangeDays, {
      path: ['bis'],
      message: 'zeitraum_lang',
    })

const count = z.int().min(0)
/** In minutes of the clock; null for fewer than five. */
const time = z.int().min(0).nullable()
const duration = { anzahl: count, medianMinuten: time, p90Minuten: time }

const bestellweg = z
  .strictObject({
    von: isoDate,
    bis: isoDate,
    uebergaben: z.array(z.strictObject({ uebergabe: z.enum(uebergaben), ...duration })),
    gesamt: z.strictObject({ ...duration, verspaetet: count, ohneUmweg: count }),
    /** Of positions, the most frequent first. */
    ablehnungen: z.array(z.strictObject({ grund: z.enum(ablehnungsgruende), anzahl: count })),
    /** Each week by its Monday, those without anything as well. */
    wochen: z.array(z.strictObject({ montag: isoDate, geliefert: count, verspaetet: count, abgelehnt: count })),
    partner: z.array(z.strictObject({ id, name: plain.name })),
  })
  .meta({ id: 'Bestellweg', description: 'How long each hand-over of a position took, and how it ended.' })
export type Bestellweg = z.output<typeof bestellweg>

const stepRow = z.strictObject({
  seq: z.int(),
  bestellungId: id,
  /** Null: given to another organisation since, and not to be opened any more. */
  nummer: plain.number.nullable(),
  am: z.iso.datetime(),
  minuten: count.nullable(),
  grund: z.enum(ablehnungsgruende).nullable(),
  verspaetet: z.boolean().nullable(),
  umweg: z.boolean().nullable(),
})
export type StepRow = z.output<typeof stepRow>

export const bestellwegFormate = ['csv', 'xlsx', 'pdf'] as const
export type BestellwegFormat = (typeof bestellwegFormate)[number]

export const bestellwegContract = {
  bestellungen: defineCall('GET /api/dashboards/bestellungen', {
    id: 'dashboards.bestellungen',
    summary: 'How long each hand-over of an order took in these days, what came too late, what was declined and why',
    access: own,
    query: withRange(filterFields),
    answer: bestellweg,
  }),
  listSteps: defineCall('GET /api/dashboards/bestellungen/steps', {
    id: 'dashboards.listSteps',
    summary: 'The steps behind one figure, the newest first: as many as it counts',
    access: own,
    query: withRange(z.strictObject({ ...fields, ...seitenAnfrage, figur: z.enum(figures), grund: z.enum(ablehnungsgruende).optional() })),
    answer: seitenAnswer(stepRow),
    errors: ['eingabe.ungueltig'],
  }),
  exportBestellungen: defineCall('GET /api/dashboards/bestellungen/export', {
    id: 'dashboards.exportBestellungen',
    summary: 'The same figures as CSV, workbook or PDF, with the days, the filter and when they were counted',
    access: own,
    query: withRange(z.strictObject({ ...fields, format: z.enum(bestellwegFormate).default('csv') })),
    media: [...exportMedia, 'application/pdf'],
  }),
} as const
