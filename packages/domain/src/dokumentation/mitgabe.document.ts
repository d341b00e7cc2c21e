/** Measured values that go along with the question for a visit, as they are stored (shared/document.ts): a copy, sealed whole. */
import { z } from 'zod'
import { type DocumentOf, needed, readFields, readList, sealColumn, shapeOf } from '../shared/document.ts'
import { id, line } from '../shared/schemas.ts'
import { harmless, plain } from '../shared/words.ts'
import { vitalDocument } from './blatt.document.ts'

const kept = { sees: ['HAUS', 'PRAXIS'], copies: false, label: null } as const

/** A value with the visit at which it was measured. */
const verlaufswertDocument = {
  ...vitalDocument,
  hausbesuchId: needed(id, kept),
  nummer: needed(harmless('number', line(40)), kept),
} as const
export const verlaufswert = z.strictObject(shapeOf(verlaufswertDocument))
export type Verlaufswert = DocumentOf<typeof verlaufswertDocument>

export const mitgabeDocument = {
  version: needed(z.int(), kept),
  name: needed(plain.name, kept),
  am: needed(z.iso.datetime(), kept),
  inhalt: sealColumn(z.array(verlaufswert), { ...kept, read: readList(readFields(verlaufswertDocument)) }),
} as const
