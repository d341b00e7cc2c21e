/**
 * Zuzahlung (§ 61 Satz 1 with § 31 Abs. 3 and § 33 Abs. 8 SGB V, state of law 2026-11): what the insured pay of what is prescribed at the
 * expense of a statutory fund. How much that is the pharmacy says, or has it reckoned from a price that it says; nobody else knows it.
 */
import type { IsoDate } from '../shared/time.ts'
import { artOf, einheitOf } from './austausch.ts'
import type { AustauschFall } from './bestellung.ts'
import type { KlientStand } from './handelnder.ts'
import type { Position } from './position.document.ts'
import type { Rezeptart } from './rezept.ts'
import { kostenhinweisVorschlag } from './vorschlag.ts'
import { mayCostZuzahlung } from './zuzahlungStand.ts'

/** Each from its first day until the next one. */
const saetze = [
  { ab: '2004-01-01', mindestCent: 500, hoechstCent: 1000, quelle: '§ 61 Satz 1 SGB V as of the GMG; unchanged in November 2026' },
] as const

/** Least and most of one pack, in cents, on that day. */
export const findZuzahlungssatz = (tag: IsoDate): (typeof saetze)[number] => saetze.findLast(({ ab }) => ab <= tag) ?? saetze[0]

/**
 * Of one pack, in cents: 10 % of the price, at least 5 Euro, at most 10 Euro, and never more than the pack costs (§ 61 Satz 1 SGB V). Half a
 * cent counts as a whole one.
 *
 * @param preisCent the price at which the pharmacy hands it out, in cents
 */
export function calculateZuzahlung(preisCent: number, tag: IsoDate): number {
  const { mindestCent, hoechstCent } = findZuzahlungssatz(tag)
  const tenth = Math.floor((preisCent + 5) / 10)
  return Math.min(preisCent, hoechstCent, Math.max(mindestCent, tenth))
}

/** At the expense of a statutory fund, whatever an older record says of the insurance. */
const ofFund: readonly Rezeptart[] = ['EREZEPT_GKV', 'MUSTER16', 'HILFSMITTEL_M16']

type Paid = Pick<Position, 'rezept' | 'rezeptart'>

type Payer = Pick<KlientStand, 'versicherungsart' | 'zuzahlungBefreitBis' | 'geburtsdatum'>

/**
 * Why nothing is to be collected for it: § 31 Abs. 3 and § 33 Abs. 8 SGB V (below 18), § 62 (exempt), accident insurance and Heilfürsorge, or
 * no statutory fund at all. Null: something may be; `klient` is null where no record says more.
 */
export function findZuzahlungSperre(
  position: Paid,
  { klient, tag }: { klient: Payer | null; tag: IsoDate },
): 'bestellung.keine_zuzahlung' | 'bestellung.zuzahlung_befreit' | null {
  if (!mayCostZuzahlung(position)) return 'bestellung.keine_zuzahlung'
  if (klient === null) return null
  const { versicherungsart, zuzahlungBefreitBis: befreitBis, geburtsdatum } = klient
  const expected = kostenhinweisVorschlag({ rezeptart: artOf(position), versicherungsart, befreitBis, geburtsdatum, am: tag })
  if (expected === 'SELBSTZAHLER' && !ofFund.includes(artOf(position))) return 'bestellung.keine_zuzahlung'
  return expected === 'ZUZAHLUNG_BEFREIT' ? 'bestellung.zuzahlung_befreit' : null
}

const otherPacks: readonly AustauschFall[] = ['PACKUNGSGROESSE', 'PACKUNGSANZAHL', 'TEILMENGE']
const byPrice: readonly Position['produkt']['produktart'][] = ['ARZNEIMITTEL', 'REZEPTUR', 'VERBANDSTOFF']

/**
 * Whether ten percent of a price say it. Not for other packs in the place of the prescribed one, for which one Zuzahlung is due by the size
 * that was prescribed (§ 61 Satz 5 and 6 SGB V, since 1 February 2024), not for aids, which have a sum a month (§ 33 Abs. 8 Satz 3), and
 * not where pieces are counted and nobody knows the packs.
 */
export function isByPrice(position: Pick<Position, 'austausch' | 'austauschUmfang' | 'mengeneinheit' | 'rezept' | 'produkt'>): boolean {
  const { austausch, rezept, produkt } = position
  if (austausch !== null && otherPacks.includes(austausch.fall)) return false
  return einheitOf(position) === 'PACKUNG' && byPrice.includes((austausch?.produkt ?? rezept?.produkt ?? produkt).produktart)
}
