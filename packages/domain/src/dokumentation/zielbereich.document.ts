/** The range that a doctor sets in place of the usual one, as it is stored (shared/document.ts); its numbers lie sealed. */
import { z } from 'zod'
import { type DocumentOf, needed, readFields, sealColumn, shapeOf } from '../shared/document.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { plain } from '../shared/words.ts'
import { vitalArten } from './vitalwerte.ts'

const kept = { sees: ['HAUS', 'PRAXIS'], copies: false, label: null } as const
const end = z.number().nullable()

/** What the doctor says of the ends; null: open there. */
const endenDocument = {
  von: needed(end, kept),
  bis: needed(end, kept),
  von2: needed(end, kept),
  bis2: needed(end, kept),
} as const
type Enden = DocumentOf<typeof endenDocument>
export const enden = ['von', 'bis', 'von2', 'bis2'] as const satisfies readonly (keyof Enden)[]

export const zielDocument = {
  id: needed(id, kept),
  art: needed(z.enum(vitalArten), kept),
  ...endenDocument,
  gueltigAb: needed(isoDate, kept),
  /** The last day; null: until the next one is set or this one is ended. */
  gueltigBis: needed(isoDate.nullable(), kept),
  gesetztAm: needed(z.iso.datetime(), kept),
  /** Who has set it. */
  person: needed(plain.name, kept),
} as const

/** As its row is kept. */
export const zielRowDocument = {
  inhalt: sealColumn(z.strictObject(shapeOf(endenDocument)), { ...kept, read: readFields(endenDocument) }),
} as const
