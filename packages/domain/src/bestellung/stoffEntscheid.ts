/** Who said what about a product, and what counts. */
import type { BestellungCode } from './bestellung.errors.ts'
import type { Position } from './position.document.ts'
import { type Produkt, sameProdukt } from '../arzneimittel/produkt.ts'
import { allowedRezeptarten } from './rezept.ts'
import { stoffOf } from '../arzneimittel/stoff.ts'

/**
 * The doctor decides whether it is a BtM (§ 13 Abs. 1 BtMG), but not against Anlage III. Unsaid, another product is what the data say of it,
 * and the same is what was said before.
 */
export function decideBtm(position: Position, produkt: Produkt, said: boolean | undefined): boolean {
  const { btm } = stoffOf(produkt)
  if (btm === 'JA') return true
  if (said !== undefined) return said
  return btm === 'NEIN' && !sameProdukt(produkt, position.produkt) ? false : position.btm
}

/** What the pharmacy gives out: substituted, else prescribed, else asked for. */
export const findDispensed = ({ austausch, rezept, produkt }: Pick<Position, 'austausch' | 'rezept' | 'produkt'>): Produkt =>
  austausch?.produkt ?? rezept?.produkt ?? produkt

/**
 * Null when the prescription there is may be served for this product: a BtM on its form only (§ 12 Abs. 1 BtMVV), the substances of § 3a AMVV
 * on the T-Rezept, nothing prescription-only without one (§ 48 AMG). Other mistakes in the form are for the pharmacy to judge.
 */
export function checkForm(position: Position): BestellungCode | null {
  const produkt = findDispensed(position)
  const art = position.rezept?.art ?? 'OHNE'
  const stoff = stoffOf(produkt)
  const strict = position.btm || stoff.btm === 'JA' || stoff.tRezept || stoff.verschreibungspflichtig === 'JA'
  if (!strict || allowedRezeptarten(produkt, position.btm).includes(art)) return null
  if (position.btm || stoff.btm === 'JA') return 'bestellung.btm_formular_fehlt'
  if (stoff.tRezept) return 'bestellung.t_rezept_fehlt'
  return art === 'OHNE' ? 'bestellung.rezept_noetig' : null
}

const arzneimittel: readonly Produkt['produktart'][] = ['ARZNEIMITTEL', 'REZEPTUR', 'BLISTER']

/** True when it comes without a prescription and the data do not know whether it may: the pharmacist has to say so (§ 48 AMG). */
export function needsRezeptfrei({ rezept, rezeptart, produkt }: Pick<Position, 'rezept' | 'rezeptart' | 'produkt'>): boolean {
  const without = rezept === null && rezeptart === 'OHNE' && arzneimittel.includes(produkt.produktart)
  return without && stoffOf(produkt).verschreibungspflichtig === 'UNBEKANNT'
}

/** A prescription-only medicine that somebody let through without one, before the data knew it. */
export function isWithoutRezept({ rezept, rezeptart, produkt }: Pick<Position, 'rezept' | 'rezeptart' | 'produkt'>): boolean {
  return rezept === null && rezeptart === 'OHNE' && stoffOf(produkt).verschreibungspflichtig === 'JA'
}
