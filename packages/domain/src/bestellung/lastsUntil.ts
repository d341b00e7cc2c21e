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

/**
 * The last day for which the delivered pieces are enough, taken from the day on which they came, without what was there before. Null where it
 * would be a guess: packs (nobody knows how many pieces one holds), a substitute, more than one delivery, a complaint, a dose that is not said
 * in numbers alone.
 */
export function deliveredLastsUntil(position: Delivered): IsoDate | null {
  const { produkt, rezept, austausch, abgaben, mengeGeliefert, geliefertAm, reklamationen } = position
  if (einheitOf(position) !== 'STUECK' || austausch !== null || reklamationen.length > 0 || geliefertAm === null) return null
  if (new Set(abgaben.map(({ lieferungId }) => lieferungId)).size !== 1) return null
  if (!isCountedByDose(rezept?.produkt ?? produkt)) return null
  const dosierung = rezept === null ? position.dosierung : findPrescribedDosierung(position, rezept)
  // "Bei Bedarf" beside the numbers makes another dose of them.
  if (dosierung === null || dosierung.text !== null) return null
  return reichweiteUntil({ bestand: mengeGeliefert, dosierung, gezaehltAm: berlinDate(geliefertAm) })
}
