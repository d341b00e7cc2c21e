/** The delivery and its proof as they are stored (shared/document.ts; domain.md, section 3.7). */
import { z } from 'zod'
import { type DocumentOf, needed, readStored } from '../shared/document.ts'
import { isoDate, id } from '../shared/schemas.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { beratungen, empfaengerRollen, kassierArten, lieferungStatus, nachweisArten } from './lieferung.ts'

const time = z.iso.datetime()
const houses = ['PFLEGE', 'APOTHEKE'] as const
const kept = { sees: houses, copies: false, label: null } as const

const nachweis = z.strictObject({
  art: z.enum(nachweisArten),
  /** SVG path of the signature; null for the other kinds. */
  unterschrift: plain.code.nullable(),
  empfaengerName: plain.name,
  empfaengerRolle: z.enum(empfaengerRollen),
  /** °C at hand-over; needed when something in the bag must stay cool. */
  temperatur: z.number().nullable(),
  beratung: z.enum(beratungen).nullable(),
})
export type Nachweis = z.output<typeof nachweis>

export const lieferungDocument = {
  id: needed(id, kept),
  lfdNr: needed(z.int(), kept),
  status: needed(z.enum(lieferungStatus), kept),
  positionen: needed(
    z.array(z.strictObject({ positionId: id, menge: z.int(), charge: plain.number.nullable(), verfall: plain.time.nullable() })),
    kept,
  ),
  geplantAm: needed(isoDate.nullable(), kept),
  kontrolliertVon: needed(plain.name.nullable(), kept),
  /** Whose name that is; null in what was stored when it was free text. */
  kontrollePersonId: needed(id.nullable(), { ...kept, older: null }),
  /** Shown to the recipient's side only; who delivers must ask for it. */
  code: needed(plain.code, { ...kept, sees: ['PFLEGE'] }),
  kuehlkette: needed(z.boolean(), kept),
  btm: needed(z.boolean(), kept),
  versuche: needed(z.array(z.strictObject({ am: time, grund: acceptedWords, text: acceptedWords })), kept),
  bote: needed(plain.name.nullable(), kept),
  uebergebenAm: needed(time.nullable(), kept),
  /** Who of the pharmacy handed it over and said so; null when the recipient's side said it, and in what was stored before. */
  uebergebenVon: needed(z.strictObject({ personId: id, name: plain.name }).nullable(), { ...kept, older: null }),
  /** By which BtM form each of its positions was handed over. A later prescription of the position does not change that. */
  btmFormulare: needed(z.array(z.strictObject({ positionId: id, nummer: plain.number })), { ...kept, older: [] }),
  /** What the pharmacy asks of the Pflegekasse for the aids in the bag, where it has said it. */
  betraege: needed(z.array(z.strictObject({ positionId: id, cent: z.int() })), { ...kept, older: [] }),
  /** What the Klient pays of what is in the bag (§ 61 SGB V), in cents, and the price of a pack where it was reckoned from one. */
  zuzahlungen: needed(z.array(z.strictObject({ positionId: id, cent: z.int(), preisCent: z.int().nullable() })), { ...kept, older: [] }),
  /** What whoever handed it over has said of that money; null: nothing. `cent`: given in cash. */
  kassiert: needed(
    z
      .strictObject({
        art: z.enum(kassierArten),
        cent: z.int().nullable(),
        grund: acceptedWords.nullable(),
        durch: z.strictObject({ personId: id, name: plain.name }).nullable(),
        am: time,
      })
      .nullable(),
    { ...kept, older: null },
  ),
  nachweis: needed(nachweis.nullable(), kept),
  /** The cold chain was broken: the bag stands still until somebody of the pharmacy releases it, or takes it back. */
  kuehlung: needed(
    z
      .strictObject({
        temperatur: z.number(),
        grund: acceptedWords,
        am: time,
        freigabe: z.strictObject({ durch: plain.name, begruendung: acceptedWords, am: time }).nullable(),
      })
      .nullable(),
    { ...kept, older: null },
  ),
  /** Back in the pharmacy without having been handed over; what was in it is packed anew or has been cancelled. */
  ruecknahme: needed(z.strictObject({ grund: acceptedWords, am: time }).nullable(), { ...kept, older: null }),
} as const

export type Lieferung = DocumentOf<typeof lieferungDocument>

/** A delivery of any version. */
export const readLieferung = (stored: unknown): Lieferung => readStored(lieferungDocument, stored)
