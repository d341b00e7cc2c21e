/** What is to be collected with a bag, and what of it is still open (§ 61 SGB V). */
import { artOf } from './austausch.ts'
import { type LieferungStand, isUnterwegsOrReady } from './lieferung.ts'
import type { Lieferung } from './lieferung.document.ts'
import type { Position } from './position.document.ts'
import type { Rezeptart } from './rezept.ts'

type Bag = Pick<Lieferung, 'zuzahlungen' | 'kassiert' | 'uebergebenAm' | 'positionen'>
type StoodBag = Bag & { status: LieferungStand }
type Inside = Pick<Position, 'id' | 'status'>

/** What is to be collected with a bag, in cents, without what was cancelled meanwhile; null: the pharmacy has said nothing. */
export function zuzahlungOfBag({ zuzahlungen }: Pick<Bag, 'zuzahlungen'>, positionen: readonly Inside[]): number | null {
  const cancelled = new Set(positionen.filter(({ status }) => status === 'STORNIERT').map(({ id }) => id))
  const due = zuzahlungen.filter(({ positionId }) => !cancelled.has(positionId))
  return due.length === 0 ? null : due.reduce((sum, { cent }) => sum + cent, 0)
}

/** What is left of it when a bag was handed over: nobody has said anything, it was not collected, or less than was due. In cents. */
export function findOpenZuzahlung(bag: Pick<Bag, 'zuzahlungen' | 'kassiert'>, positionen: readonly Inside[]): number {
  const due = zuzahlungOfBag(bag, positionen) ?? 0
  if (bag.kassiert?.art === 'RECHNUNG') return 0
  return Math.max(0, due - (bag.kassiert?.cent ?? 0))
}

interface Bags<B extends Bag> {
  lieferungen: readonly B[]
  positionen: readonly Inside[]
}

/** The bag that was handed over with it, and of which the money is not settled; the first of several. */
export const findUnpaidBag = <B extends Bag>({ lieferungen, positionen }: Bags<B>, { id }: { id: string }): B | null =>
  lieferungen.find(
    (bag) =>
      bag.uebergebenAm !== null && bag.positionen.some(({ positionId }) => positionId === id) && findOpenZuzahlung(bag, positionen) > 0,
  ) ?? null

/** Bought, or on a form at one's own expense: what is paid there is the price. */
const withoutPart: readonly Rezeptart[] = ['OHNE', 'GRUEN', 'EREZEPT_PRIVAT', 'PRIVAT_PAPIER', 'MUSTER12']

/** By the form alone: a Zuzahlung is possible. */
export const mayCostZuzahlung = (position: Pick<Position, 'rezept' | 'rezeptart'>): boolean => !withoutPart.includes(artOf(position))

type Payable = Inside & Pick<Position, 'rezept' | 'rezeptart' | 'kostenhinweis'>

/** By its form, and by what the order says of the Klient. */
export const mayBeDue = (position: Payable): boolean => position.kostenhinweis !== 'ZUZAHLUNG_BEFREIT' && mayCostZuzahlung(position)

/**
 * What lies in a bag without an amount, and may cost one. Of a bag that came back, or was answered for at the door: nothing.
 */
export function listUnnamed<P extends Payable>(bag: StoodBag, positionen: readonly P[]): P[] {
  if (bag.kassiert !== null || (bag.uebergebenAm === null && !isUnterwegsOrReady(bag))) return []
  const named = new Set(bag.zuzahlungen.map(({ positionId }) => positionId))
  const inside = new Set(bag.positionen.map(({ positionId }) => positionId))
  return positionen.filter((one) => inside.has(one.id) && !named.has(one.id) && one.status !== 'STORNIERT' && mayBeDue(one))
}

/** The first bag with it that lacks its amount. */
export const findBagToName = <B extends StoodBag, P extends Payable>(
  { lieferungen, positionen }: { lieferungen: readonly B[]; positionen: readonly P[] },
  { id }: { id: string },
): B | null => lieferungen.find((bag) => listUnnamed(bag, positionen).some((one) => one.id === id)) ?? null
