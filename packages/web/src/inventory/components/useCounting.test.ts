import type { Stocked } from '@dreiklang/domain/inventory/stock.contract'
import { expect, it } from 'vitest'
import { type Counted, lineOfScan, withCounted } from './useCounting.ts'

const stocked = { product: { id: 'p', name: 'Binden' }, unit: 'STUECK' } as unknown as Stocked
const line = (rest: Partial<Counted> = {}): Counted => ({
  productId: 'p',
  name: 'Binden',
  unit: 'STUECK',
  lot: 'A',
  expiry: null,
  expected: 3,
  menge: 0,
  isCounted: false,
  ...rest,
})
const scan = (lot: string | null) => ({ code: '08585997', lot, expiry: null })

it('means the only batch that lies there when it says none', () => {
  expect(lineOfScan([line()], stocked, scan(null))).toEqual(line())
})

it('is a line of its own where several batches lie there, or none', () => {
  const both = [line(), line({ lot: 'B' })]
  expect(lineOfScan(both, stocked, scan(null))).toMatchObject({ lot: '', expected: 0 })
  expect(lineOfScan(both, stocked, scan(' b '))).toMatchObject({ lot: 'B', expected: 3 })
  expect(lineOfScan([], stocked, scan('Z'))).toMatchObject({ lot: 'Z', expected: 0 })
})

it('stands in its place, or at the end when it is new', () => {
  const lines = withCounted([line(), line({ lot: 'B' })], line({ menge: 2, isCounted: true }))
  expect(lines.map(({ lot, menge }) => [lot, menge])).toEqual([
    ['A', 2],
    ['B', 0],
  ])
  expect(withCounted(lines, line({ lot: 'C' }))).toHaveLength(3)
})
