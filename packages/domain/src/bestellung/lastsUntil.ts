/** How long what was handed over lasts: said only where it is arithmetic and no guess. */
import type { Produkt } from '../arzneimittel/produkt.ts'
import { type IsoDate, berlinDate } from '../shared/time.ts'
import { einheitOf } from './austausch.ts'
import { reichweiteUntil } from './besuch.ts'
import { findPrescribedDosierung } from './inForce.ts'
import type { Position } from './position.document.ts'

/** Forms of which one piece is what a dose counts: KBV's codes, and the words that people write. A tube or a bottle is a piece, too, and no dose. */
const formCodes = ['TAB', 'FTA', 'UTA', 'RET', 'REK', 'TMR', 'KMR', 'KAP', 'HKP', 'WKA', 'DRA', 'KTA', 'SMT', 'BTA']
const formWords = /(?:tabletten?|kapseln?|drag[eé]es?)$/i

function isCountedByDose({ produktart, darreichungsform }: Pick<Produkt, 'produktart' | 'darreichungsform'>): boolean {
  const form = darreichungsform?.trim() ?? ''
  return produktart === 'ARZNEIMITTEL' && (formCodes.includes(form.toUpperCase()) || formWords.test(form))
}

type Delivered = Pick<
  Position,
  | 'produkt'
  | 'mengeneinheit'
  | 'dosierung'
  | 'rezept'
  | 'austausch'
  | 'austauschUmfang'
  | 'abgaben'
  | 'mengeGeliefert'
  | 'geliefertAm'
  | 'reklamationen'
>

/** How many pieces came, and on which day. */
export interface DeliveredPieces {
  stueck: number
  am: IsoDate
}

/**
 * Null where it would be a guess: packs of which nobody says how many pieces one holds, a substitute, more than one delivery, a complaint.
 *
 * @param inhalt pieces in one pack; null: nobody has said it
 */
export function findDeliveredPieces(position: Delivered, inhalt: number | null): DeliveredPieces | null {
  const { produkt, rezept, austausch, abgaben, mengeGeliefert, geliefertAm, reklamationen } = position
  if (austausch !== null || reklamationen.length > 0 || geliefertAm === null) return null
  if (new Set(abgaben.map(({ lieferungId }) => lieferungId)).size !== 1) return null
  if (!isCountedByDose(rezept?.produkt ?? produkt)) return null
  const einheit = einheitOf(position)
  const inOne = einheit === 'PACKUNG' ? inhalt : null
  const each = einheit === 'STUECK' ? 1 : inOne
  return each === null ? null : { stueck: mengeGeliefert * each, am: berlinDate(geliefertAm) }
}

/** The dose that was prescribed, else the one that was asked for; null where words beside the numbers, or in their place, make another of it. */
export function findDosierungInNumbers(position: Pick<Delivered, 'produkt' | 'dosierung' | 'rezept'>): Position['dosierung'] {
  const { rezept, dosierung } = position
  const said = rezept === null ? dosierung : findPrescribedDosierung(position, rezept)
  return said === null || said.text !== null ? null : said
}

/**
 * The last day for which the delivered pieces are enough, taken from the day on which they came, without what was there before. Null where it
 * would be a guess.
 */
export function deliveredLastsUntil(position: Delivered): IsoDate | null {
  const pieces = findDeliveredPieces(position, null)
  const dosierung = findDosierungInNumbers(position)
  if (pieces === null || dosierung === null) return null
  return reichweiteUntil({ bestand: pieces.stueck, dosierung, gezaehltAm: pieces.am })
}
