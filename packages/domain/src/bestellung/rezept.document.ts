/** A prescription as it is kept with its position, of any version. */
import { z } from 'zod'
import { type DocumentOf, needed, optional, readStored, shapeOf, unsaidOf, withOlder } from '../shared/document.ts'
import { seiten } from '../shared/akteur.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { berlinDate } from '../shared/time.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { acceptedProdukt, dosierung } from './produkt.contract.ts'
import { btmKennzeichen, rezeptarten, rezeptOrte } from './rezept.ts'

/** Who sees it is decided of the prescription as a whole. */
const inside = { sees: [], copies: false, label: null } as const

const who = z.strictObject({ personId: id, name: plain.name })

const mvo = z.strictObject({
  /** Of the prescription of its first part. Null of older documents: mvoIdOf. */
  id: id.nullable().default(null),
  nr: z.int(),
  /** Each is a prescription of its own with a number of its own, as far as somebody has said it. */
  teile: z.array(z.strictObject({ ab: isoDate, bis: isoDate.nullable(), rezeptId: plain.number.nullable().default(null) })),
})

export const rezeptDocument = {
  id: needed(id, inside),
  art: needed(z.enum(rezeptarten), inside),
  /** Null when the requester holds an older prescription and did not say the day. */
  ausgestelltAm: needed(isoDate.nullable(), inside),
  /** Last day on which it can be redeemed; null when it does not end or the day of issue is unknown. */
  gueltigBis: needed(isoDate.nullable(), inside),
  /** Which part of a Mehrfachverordnung this is, and all of them; null: it is prescribed once (mvo.ts). */
  mvo: optional(mvo.nullable(), { ...inside, unsaid: null, older: null, read: (stored) => mvo.nullable().parse(stored) }),
  /** Who said another last day than the one that is computed, which is kept here, and why. */
  andereFrist: optional(
    z
      .strictObject({
        grund: acceptedWords,
        berechnet: isoDate.nullable(),
        seite: z.enum(seiten),
        /** Null for the practice, which is told of no name of a pharmacy. */
        durch: who.nullable(),
        am: z.iso.datetime(),
      })
      .nullable(),
    { ...inside, unsaid: null, older: null },
  ),
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
  verordnetVon: needed(who.nullable(), inside),
  /** The number it was issued under, and whose that is when it is not the issuer's; older ones do not say. */
  lanr: optional(z.strictObject({ nummer: plain.number.nullable(), von: who.nullable() }).nullable(), {
    ...inside,
    unsaid: null,
    older: null,
  }),
  /** The day on which the pharmacy had it in hand. This is what a validity binds, not the day of delivery (§ 12 Abs. 1 Nr. 1c BtMVV). */
  vorgelegtAm: optional(isoDate.nullable(), { ...inside, unsaid: null, older: null }),
  /** The day on which the practice told the pharmacy what it prescribes; the prescription itself follows (§ 4 Abs. 1 AMVV). */
  fernmuendlichAm: optional(isoDate.nullable(), { ...inside, unsaid: null, older: null }),
  /** Presented after its last day: why pharmaceutical staff serves it nevertheless. */
  ablaufGrund: optional(acceptedWords.nullable(), { ...inside, unsaid: null, older: null }),
  /** Written by a hospital at discharge. */
  entlassung: optional(z.boolean(), { ...inside, unsaid: false, older: false }),
  /** Of an oral retinoid: whether it is for a woman of childbearing age (§ 3b AMVV); null: nobody has said it. */
  gebaerfaehig: optional(z.boolean().nullable(), { ...inside, unsaid: null, older: null }),
  /** The number that is printed on the BtM form; the pharmacy has read it when the prescription lies before it. */
  btmNummer: optional(plain.number.nullable(), { ...inside, unsaid: null, older: null }),
  btmKennzeichen: optional(z.enum(btmKennzeichen).nullable(), { ...inside, unsaid: null, older: null }),
  /** The sheet of paper that it shares with other positions of the order (rezeptblatt.ts); null: a sheet of its own, as all older ones. */
  rezeptblattId: optional(id.nullable(), { ...inside, unsaid: null, older: null }),
  /** The practice that issued it; older ones do not say. */
  praxisId: optional(id.nullable(), { ...inside, unsaid: null, older: null }),
} as const

export type Rezept = DocumentOf<typeof rezeptDocument>

/** What a prescription says that nobody has touched yet. */
export const freshRezept = unsaidOf(rezeptDocument)

/** Before presentation was told, accepting an order was its arrival. */
export function readRezept(stored: unknown): Rezept {
  const rezept = readStored(rezeptDocument, withOlder(rezeptDocument, stored))
  const told = typeof stored === 'object' && stored !== null && 'vorgelegtAm' in stored
  return told || rezept.ort !== 'APOTHEKE' ? rezept : { ...rezept, vorgelegtAm: berlinDate(rezept.ortSeit) }
}

export const acceptedRezept = z.strictObject(shapeOf(rezeptDocument))
