import { z } from 'zod'
import { harmless, plain } from '../shared/words.ts'

export const seitenAnfrage = {
  /** As the page before gave it out; a list that is sorted in another way does not take it. */
  cursor: harmless('code', z.string().max(400)).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(25),
}

/** The answer of a list; the cursor is null on the last page. A total is never counted. */
export const seitenAnswer = <Zeile extends z.ZodType>(row: Zeile) => z.strictObject({ zeilen: z.array(row), cursor: plain.code.nullable() })

/** A filter that may stand several times in an address: one value counts as a list of one. */
export const several = <Value extends z.ZodType>(einzeln: Value, most = 12) =>
  z.union([einzeln.transform((value) => [value]), z.array(einzeln).min(1).max(most)]).optional()

export const exportFormate = ['csv', 'xlsx'] as const
export type ExportFormat = (typeof exportFormate)[number]

export const exportAnfrage = { format: z.enum(exportFormate).default('csv') }

export const exportMedia = ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'] as const

/** More lines than this do not go into one workbook: nobody reads them, and they would have to be held in memory. */
export const maxXlsxRows = 50_000
