import { labelCodeOf } from '@dreiklang/domain/inventory/inventory'
import { describe, expect, it } from 'vitest'
import { readStockScan } from './stockScan.ts'

describe('what a scanner has read in the store room', () => {
  it('is a PZN or a GTIN, with batch and expiry where the code says them', () => {
    expect(readStockScan('-08585997')).toEqual({ code: '08585997', lot: null, expiry: null })
    expect(readStockScan('4006381333931')).toEqual({ code: '04006381333931', lot: null, expiry: null })
    expect(readStockScan('01040063813339311728013110AB12\u001d')).toEqual({
      code: '04006381333931',
      lot: 'AB12',
      expiry: '2028-01-31',
    })
  })

  it('is nothing where it is the number of an order, or no code at all', () => {
    expect([readStockScan('2026-000142'), readStockScan('https://example.com'), readStockScan('4006381333932')]).toEqual([null, null, null])
  })

  it.each([
    ['a PZN', '08585997'],
    ['a GTIN', '04006381333931'],
  ])('is what a printed label says: %s', (_name, code) => {
    const label = { code, lot: 'L-7', expiry: '2028-01-31' }
    expect(readStockScan(labelCodeOf(label))).toEqual(label)
    expect(readStockScan(labelCodeOf({ code, lot: '', expiry: null }))).toEqual({ code, lot: null, expiry: null })
  })
})
