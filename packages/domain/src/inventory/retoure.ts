/** What a return or a destruction of something that an order has brought takes out of the stock, in whole units: a pack that was begun is one. */
import type { Mengeneinheit } from '../bestellung/bestellung.ts'
import type { Retoure } from '../bestellung/retoure.document.ts'

interface Kept {
  unit: Mengeneinheit
  /** Pieces in one unit; null: nobody has said it. */
  contents: number | null
}

type Counted = Pick<Retoure, 'menge' | 'einheit'>

/** In units of the product, not rounded. Null where nobody knows how many units that is. */
function unitsOf({ menge, einheit }: Counted, { unit, contents }: Kept): number | null {
  if (einheit === unit) return menge
  return einheit === 'STUECK' && contents !== null ? menge / contents : null
}

/**
 * How many units go with the last of these, which are all of one position, the oldest first: of two halves of a pack the second takes it away.
 * Null where it was counted in something that the stock does not know.
 */
export function unitsGoneWithLast(retouren: readonly Counted[], kept: Kept): number | null {
  const units = retouren.map((one) => unitsOf(one, kept))
  if ((units.at(-1) ?? null) === null) return null
  const whole = (all: readonly (number | null)[]) => Math.floor(all.reduce<number>((sum, one) => sum + (one ?? 0), 0))
  return whole(units) - whole(units.slice(0, -1))
}
