/**
 * A Mehrfachverordnung: two to four E-Rezepte over the same, each redeemed by itself from its own day on. After the first up to three more (§ 4
 * Abs. 3 AMVV), at the expense of the insurer within a year of the day of issue (§ 31 Abs. 1b SGB V). The begin of a part is said; its end may
 * be, and is 365 days after the day of issue otherwise (gematik, gemF_eRp_MVO 1.0.1). As of 2026.
 */
import { type IsoDate, plusDays } from '../shared/time.ts'
import type { Bestellung } from './bestellung.document.ts'
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

/** By which all parts know each other: the prescription of the first one. */
export const mvoIdOf = ({ id, mvo }: Pick<Rezept, 'id' | 'mvo'>): string | null => (mvo === null ? null : (mvo.id ?? id))

export const lastDayOfMvo = (ausgestelltAm: IsoDate): IsoDate => plusDays(ausgestelltAm, 365)

export const endOfTeil = ({ bis }: Pick<Teil, 'bis'>, ausgestelltAm: IsoDate): IsoDate => bis ?? lastDayOfMvo(ausgestelltAm)

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

export interface OrderedTeil {
  mvoId: string
  nr: number
}

/** The later parts that an order takes for itself. What was cancelled or declined leaves its part to another order. */
export const listOrderedTeile = ({ positionen }: Pick<Bestellung, 'positionen'>): OrderedTeil[] =>
  positionen.flatMap(({ status, rezept }) => {
    const mvoId = rezept && mvoIdOf(rezept)
    const isVoid = status === 'STORNIERT' || status === 'ABGELEHNT'
    return mvoId === null || isVoid || rezept === null || rezept.mvo === null || rezept.mvo.nr === 1 ? [] : [{ mvoId, nr: rezept.mvo.nr }]
  })

/** Each part has a Rezept-ID of its own: whether this one is known of another part of the same Mehrfachverordnung. */
export const isOfOtherTeil = ({ mvo }: Pick<Rezept, 'mvo'>, rezeptId: string): boolean =>
  mvo !== null && mvo.teile.some((teil, i) => i !== mvo.nr - 1 && teil.rezeptId === rezeptId)

/** With the Rezept-ID that was said of it, also where its Mehrfachverordnung names its parts; null: nobody has said another one. */
export function withRezeptId<R extends Pick<Rezept, 'mvo' | 'rezeptId'>>(rezept: R, rezeptId: string | null): R {
  if (rezeptId === null) return rezept
  const { mvo } = rezept
  const teile = mvo?.teile.map((teil, i) => (i === mvo.nr - 1 ? { ...teil, rezeptId } : teil)) ?? []
  return { ...rezept, rezeptId, mvo: mvo && { ...mvo, teile } }
}

/** For whom another part is none of their business: when it is redeemed they see, its number they do not. */
export function withoutOtherIds<R extends Pick<Rezept, 'mvo'>>(rezept: R): R {
  const { mvo } = rezept
  const teile = mvo?.teile.map((teil, i) => (i === mvo.nr - 1 ? teil : { ...teil, rezeptId: null })) ?? []
  return { ...rezept, mvo: mvo && { ...mvo, teile } }
}
