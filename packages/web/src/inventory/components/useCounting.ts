/** What was counted at a place, before it is written down: scan by scan, or typed. Nothing counts that nobody has counted. */
import { normalizeLot } from '@dreiklang/domain/inventory/inventory'
import type { CountLine, LocationLine, Stocked } from '@dreiklang/domain/inventory/stock.contract'
import { useState } from 'react'
import type { StockScan } from './stockScan.ts'

export interface Counted extends CountLine {
  name: string
  unit: Stocked['unit']
  /** By the ledger. */
  expected: number
  isCounted: boolean
}

const keyOf = ({ productId, lot, expiry }: Pick<CountLine, 'productId' | 'lot' | 'expiry'>) => `${productId} ${lot} ${expiry}`

const asUncounted = ({ productId, name, unit, lot, expiry, menge }: LocationLine): Counted => ({
  productId,
  name,
  unit,
  lot,
  expiry,
  expected: menge,
  menge: 0,
  isCounted: false,
})

/** A scan without a batch means the only one that lies there; with several nobody knows which. */
export function lineOfScan(lines: readonly Counted[], { product, unit }: Stocked, scan: StockScan): Counted {
  const own = lines.filter(({ productId }) => productId === product.id)
  const [only, ...others] = own
  if (scan.lot === null && scan.expiry === null && only !== undefined && others.length === 0) return only
  const lot = normalizeLot(scan.lot)
  const known = own.find((line) => line.lot === lot && line.expiry === scan.expiry)
  return known ?? { productId: product.id, name: product.name, unit, lot, expiry: scan.expiry, expected: 0, menge: 0, isCounted: false }
}

export function withCounted(lines: readonly Counted[], counted: Counted): Counted[] {
  const isKnown = lines.some((line) => keyOf(line) === keyOf(counted))
  return isKnown ? lines.map((line) => (keyOf(line) === keyOf(counted) ? counted : line)) : [...lines, counted]
}

export function useCounting(there: readonly LocationLine[]) {
  const [lines, setLines] = useState(() => there.map(asUncounted))
  return {
    lines,
    counted: lines.filter(({ isCounted }) => isCounted),
    keyOf,
    count: (line: Counted, menge: number | null) =>
      setLines((before) => withCounted(before, { ...line, menge: menge ?? 0, isCounted: menge !== null })),
    scan: (found: Stocked, scan: StockScan): void =>
      setLines((before) => {
        const line = lineOfScan(before, found, scan)
        return withCounted(before, { ...line, menge: line.menge + 1, isCounted: true })
      }),
  }
}
