/** The month sheet as somebody has signed it: kept whole and sealed, so that it says for good what was signed (shared/document.ts). */
import { z } from 'zod'
import { leistungsquellen } from '../hausbesuch/hausbesuch.ts'
import { erklaerendeRollen } from '../klient/einwilligung.ts'
import { unterschrift } from '../klient/nachweis.contract.ts'
import { type DocumentOf, needed, readFields, sealColumn, shapeOf } from '../shared/document.ts'
import { acceptedWords, plain } from '../shared/words.ts'
import { id, isoDate } from '../shared/schemas.ts'

const time = z.iso.datetime()
const kept = { sees: ['HAUS'], copies: false, label: null } as const

/**
 * Who signs. The Rahmenverträge (§ 132a Abs. 4 SGB V, § 75 SGB XI) ask for the insured person, a representative or, in some Länder, a
 * relative; nobody of the nursing service signs in their place (Bayerisches LSG, 30.3.2011, L 4 KR 112/08). KEINE: nobody could, with the reason.
 */
export const unterschriftArten = [...erklaerendeRollen, 'ANGEHOERIGE', 'KEINE'] as const
export type UnterschriftArt = (typeof unterschriftArten)[number]

const leistung = z.strictObject({ bezeichnung: plain.product, quelle: z.enum(leistungsquellen) })

/** A visit whose sheet is finished. Day, time and who has provided it: § 105 Abs. 1 Satz 1 Nr. 1 and 2 SGB XI. */
const nachweisbesuch = z.strictObject({
  hausbesuchId: id,
  nummer: plain.number,
  tag: isoDate,
  beginn: time.nullable(),
  ende: time.nullable(),
  /** Who has finished the sheet, and the drawing of the Handzeichen on it. */
  name: plain.name,
  handzeichen: unterschrift.nullable(),
  leistungen: z.array(leistung),
  nachtraege: z.int(),
})
export type Nachweisbesuch = z.infer<typeof nachweisbesuch>

const summe = leistung.extend({ tage: z.array(isoDate) })
export type Leistungssumme = z.infer<typeof summe>

const offener = z.strictObject({ hausbesuchId: id, nummer: plain.number, tag: isoDate })

/** What a month sheet says. */
export const sheetDocument = {
  klient: needed(z.strictObject({ vorname: plain.name, nachname: plain.name, geburtsdatum: isoDate, kvnr: plain.number.nullable() }), kept),
  von: needed(isoDate, kept),
  bis: needed(isoDate, kept),
  /** In the order of their times. */
  besuche: needed(z.array(nachweisbesuch), kept),
  /** Each service with the days on which it was provided; a day stands as often as the service was provided on it. */
  summen: needed(z.array(summe), kept),
  /** Visits of the month up to that day without a finished sheet: none of them counts. */
  offene: needed(z.array(offener), kept),
} as const

/** Who has signed, or why nobody could. */
export const signatureDocument = {
  art: needed(z.enum(unterschriftArten), kept),
  name: needed(plain.name, kept),
  unterschrift: needed(unterschrift.nullable(), kept),
  grund: needed(acceptedWords.nullable(), kept),
} as const

const signedDocument = { ...sheetDocument, ...signatureDocument } as const
export type SignedSheet = DocumentOf<typeof signedDocument>
export const readSignedSheet = readFields(signedDocument)

/** One signed version as its row is kept: sealed whole. */
export const nachweisFassungDocument = {
  inhalt: sealColumn(z.strictObject(shapeOf(signedDocument)), { ...kept, read: readSignedSheet }),
} as const
