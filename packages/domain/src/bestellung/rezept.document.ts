/** A prescription as it is kept with its position, of any version. */
import { z } from 'zod'
import { type DocumentOf, needed, readStored, shapeOf } from '../shared/document.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { acceptedProdukt, dosierung } from './produkt.contract.ts'
import { rezeptarten, rezeptOrte } from './rezept.ts'

/** Who sees it is decided of the prescription as a whole. */
const inside = { sees: [], copies: false, label: null } as const

export const rezeptDocument = {
  id: needed(id, inside),
  art: needed(z.enum(rezeptarten), inside),
  /** Null when the requester holds an older prescription and did not say the day. */
  ausgestelltAm: needed(isoDate.nullable(), inside),
  /** Last day on which it can be redeemed; null when it does not end or the day of issue is unknown. */
  gueltigBis: needed(isoDate.nullable(), inside),
  /** The number is not secret: it opens nothing. */
  rezeptId: needed(plain.number.nullable(), inside),
  ort: needed(z.enum(rezeptOrte), inside),
  ortSeit: needed(z.iso.datetime(), inside),
  produkt: needed(acceptedProdukt, inside),
  menge: needed(z.int(), inside),
  geaendert: needed(z.boolean(), inside),
  aenderungGrund: needed(acceptedWords.nullable(), inside),
  /** Older ones keep the words of a changed dose alone. */
  dosierungText: needed(acceptedWords.nullable(), inside),
  /** What the doctor said of the dose; null: as it was asked for. */
  dosierung: needed(dosierung.nullable(), { ...inside, older: null }),
  autIdem: needed(z.boolean(), inside),
  verordnetVon: needed(z.strictObject({ personId: id, name: plain.name }).nullable(), inside),
} as const

export type Rezept = DocumentOf<typeof rezeptDocument>

export const readRezept = (stored: unknown): Rezept => readStored(rezeptDocument, stored)

export const acceptedRezept = z.strictObject(shapeOf(rezeptDocument))
