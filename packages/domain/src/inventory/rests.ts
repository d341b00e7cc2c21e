/** What the sheet of a visit says about the stock at the Klient: only what somebody has counted. A gift alone says nothing about how much is left. */
import type { Mengeneinheit } from '../bestellung/bestellung.ts'

interface Counted {
  bezeichnung: string
  stand: string
  /** In pieces; null: nobody has counted. */
  rest: number | null
}
interface Kept {
  productId: string
  name: string
  unit: Mengeneinheit
  /** Pieces in one unit; null: nobody has said it. */
  contents: number | null
  menge: number
}
export interface CountedRest {
  productId: string
  difference: number
}

const folded = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase('de')

/** In the unit of the product; a pack that was begun is one. Null where nobody knows how many pieces a unit holds. */
const inUnits = (pieces: number, { unit, contents }: Pick<Kept, 'unit' | 'contents'>): number | null => {
  if (unit === 'STUECK') return pieces
  return contents === null ? null : Math.ceil(pieces / contents)
}

/** By how much the ledger is changed, product by product; what two products could be meant by is left alone. */
export function restsOf(gaben: readonly Counted[], kept: readonly Kept[]): CountedRest[] {
  const rests = new Map<string, CountedRest>()
  for (const { bezeichnung, stand, rest } of gaben) {
    if (stand !== 'GEGEBEN' || rest === null) continue
    const meant = kept.flatMap((product) => {
      const units = folded(product.name) === folded(bezeichnung) ? inUnits(rest, product) : null
      return units === null ? [] : [{ productId: product.productId, difference: units - product.menge }]
    })
    const [only, ...others] = meant
    // The last count of a sheet is the one that counts.
    if (only !== undefined && others.length === 0) rests.set(only.productId, only)
  }
  return [...rests.values()].filter(({ difference }) => difference !== 0)
}
