/**
 * A Mehrfachverordnung: two to four E-Rezepte over the same, each redeemed by itself from its own day on. After the first up to three more (§ 4
 * Abs. 3 AMVV), at the expense of the insurer within a year of the day of issue (§ 31 Abs. 1b SGB V). The begin of a part is said; its end may
 * be, and is 365 days after the day of issue otherwise (gematik, gemF_eRp_MVO 1.0.1). As of 2026.
 */
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { PositionStatus } from './bestellung.ts'
import type { Rezept } from './rezept.document.ts'
import { type Rezeptart, isElectronic } from './rezept.ts'

export const fewestTeile = 2
export const mostTeile = 4

export type Mvo = NonNullable<Rezept['mvo']>
export type Teil = Mvo['teile'][number]
type Parted = Pick<Rezept, 'mvo' | 'ausgestelltAm'>

/** Of an oral retinoid after § 3b AMVV nothing is left after six days. */
export const canBeMvo = ({ art, gebaerfaehig }: { art: Rezeptart; gebaerfaehig: boolean | null }): boolean =>
  isElectronic(art) && gebaerfaehig !== true

export const lastDayOfMvo = (ausgestelltAm: IsoDate): IsoDate => plusDays(ausgestelltAm, 365)

export const endOfTeil = ({ bis }: Teil, ausgestelltAm: IsoDate): IsoDate => bis ?? lastDayOfMvo(ausgestelltAm)

/** The part that this prescription is; null of any other. */
export const teilOf = ({ mvo }: Pick<Rezept, 'mvo'>): Teil | null => mvo?.teile[mvo.nr - 1] ?? null

/** A part that comes later is neither served nor handed on. */
export function isNotYetOpen(rezept: Pick<Rezept, 'mvo'>, heute: IsoDate): boolean {
  const teil = teilOf(rezept)
  return teil !== null && heute < teil.ab
}

const received: readonly PositionStatus[] = ['GELIEFERT', 'ABGESCHLOSSEN']

interface NextTeil {
  nr: number
  teil: Teil
}

/** The part that can be ordered once this one has been delivered; what has ended meanwhile is skipped. */
export function nextTeil({ status, rezept }: { status: PositionStatus; rezept: Parted | null }, heute: IsoDate): NextTeil | null {
  const mvo = rezept?.mvo ?? null
  const issued = rezept?.ausgestelltAm ?? null
  if (mvo === null || issued === null || !received.includes(status)) return null
  const index = mvo.teile.findIndex((teil, i) => i >= mvo.nr && endOfTeil(teil, issued) >= heute)
  const teil = mvo.teile[index]
  return teil === undefined ? null : { nr: index + 1, teil }
}
