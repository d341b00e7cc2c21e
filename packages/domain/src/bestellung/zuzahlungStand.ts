/** What is to be collected with a bag, and what of it is still open (§ 61 SGB V). */
import type { Lieferung } from './lieferung.document.ts'
import type { Position } from './position.document.ts'

type Bag = Pick<Lieferung, 'zuzahlungen' | 'kassiert' | 'uebergebenAm' | 'positionen'>
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
