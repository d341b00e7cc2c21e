import { describe, expect, it } from 'vitest'
import { addTax, codeOf, lastsUntil, missingTo, normalizeLot, pageOf, isRunningOut, takeFirstExpiring } from './inventory.ts'
import { sayRecall } from './recallWords.ts'
import { unitsGoneWithLast } from './retoure.ts'
import { restsOf } from './rests.ts'

const today = '2026-11-18'
const batch = (lotId: string, menge: number, rest: { expiry?: string | null; isBlocked?: boolean } = {}) => ({
  lotId,
  menge,
  expiry: null,
  isBlocked: false,
  ...rest,
})

describe('money and pages', () => {
  it('a price is the base price with tax, rounded to the cent', () => {
    expect([addTax(1299, 1900), addTax(999, 700), addTax(100, 0)]).toEqual([1546, 1069, 100])
  })

  it('a page beyond the last is none; the one before it is counted from zero', () => {
    expect(pageOf(23, { page: 2, size: 10 })).toEqual({ length: 23, size: 10, page: 2, lastPage: 3, startIndex: 20, endIndex: 22 })
    expect(pageOf(23, { page: 4, size: 10 })).toBeNull()
  })
})

describe('first expired, first out', () => {
  const batches = [batch('open', 5), batch('late', 5, { expiry: '2028-01-01' }), batch('soon', 2, { expiry: '2027-01-01' })]

  it('takes what expires first, and what has no day last', () => {
    expect(takeFirstExpiring(batches, 8, today)).toEqual([
      { lotId: 'soon', menge: 2 },
      { lotId: 'late', menge: 5 },
      { lotId: 'open', menge: 1 },
    ])
  })

  it('takes for use neither what is expired nor what is blocked, and throws both away', () => {
    const bad = [batch('old', 5, { expiry: '2020-01-01' }), batch('recalled', 5, { isBlocked: true })]
    expect([takeFirstExpiring(bad, 1, today), takeFirstExpiring(bad, 10, null)?.length]).toEqual([null, 2])
  })
})

describe('codes', () => {
  it('a PZN has eight digits, a GTIN fourteen, and an NTIN is the PZN in it', () => {
    expect(['8585997', 'PZN-08585997', '4006381333931', '4150085859973', 'kein Code'].map(codeOf)).toEqual([
      '08585997',
      '08585997',
      '04006381333931',
      '08585997',
      null,
    ])
    expect([normalizeLot(' ab 12 '), normalizeLot(null)]).toEqual(['AB12', ''])
  })
})

describe('what has to be ordered', () => {
  it('is what the last 28 days would use up within a week', () => {
    const last = lastsUntil({ menge: 4, used: 28, today })
    expect([last, isRunningOut(last, today), isRunningOut('2026-11-25', today)]).toEqual(['2026-11-21', true, false])
    expect(lastsUntil({ menge: 4, used: 0, today })).toBeNull()
  })

  it('is what is missing to the minimum, without what is reserved', () => {
    expect([
      missingTo(5, { stock: 6, reserved: 3 }),
      missingTo(5, { stock: 9, reserved: 3 }),
      missingTo(null, { stock: 0, reserved: 0 }),
    ]).toEqual([2, 0, 0])
  })
})

describe('what a sheet has counted', () => {
  const kept = (rest: object = {}) => ({
    productId: 'p',
    name: 'Ramipril 5 mg',
    unit: 'STUECK' as const,
    contents: null,
    menge: 30,
    ...rest,
  })
  const gabe = (rest: number | null, stand = 'GEGEBEN') => ({ bezeichnung: 'ramipril 5 MG', stand, rest })

  it('changes the stock to what is left, in pieces or in packs that were begun', () => {
    expect(restsOf([gabe(4)], [kept()])).toEqual([{ productId: 'p', difference: -26 }])
    expect(restsOf([gabe(21)], [kept({ unit: 'PACKUNG', contents: 20, menge: 3 })])).toEqual([{ productId: 'p', difference: -1 }])
  })

  it('changes nothing where nobody has counted, nothing was given, or nobody knows what a pack holds', () => {
    const packs = kept({ unit: 'PACKUNG', menge: 3 })
    expect([restsOf([gabe(null)], [kept()]), restsOf([gabe(4, 'VERWEIGERT')], [kept()]), restsOf([gabe(4)], [packs])]).toEqual([[], [], []])
  })

  it('changes nothing where two products could be meant', () => {
    expect(restsOf([gabe(4)], [kept(), kept({ productId: 'other' })])).toEqual([])
  })
})

describe('a return', () => {
  const packs = { unit: 'PACKUNG', contents: 20 } as const
  const pieces = (menge: number) => ({ menge, einheit: 'STUECK' }) as const

  it('takes whole packs, and a begun one with its last piece', () => {
    expect(unitsGoneWithLast([{ menge: 2, einheit: 'PACKUNG' }], packs)).toBe(2)
    expect(unitsGoneWithLast([pieces(12)], packs)).toBe(0)
    expect(unitsGoneWithLast([pieces(12), pieces(8)], packs)).toBe(1)
    expect(unitsGoneWithLast([pieces(12)], { unit: 'STUECK', contents: null })).toBe(12)
  })

  it('says nothing about the stock where it was counted in something else', () => {
    expect(unitsGoneWithLast([pieces(12)], { unit: 'PACKUNG', contents: null })).toBeNull()
    expect(unitsGoneWithLast([{ menge: 30, einheit: 'GRAMM' }], packs)).toBeNull()
  })
})

it('the task of a recall says how many hold it, and names nobody', () => {
  const facts = { name: 'Ramipril', lot: 'A1', text: null, klienten: 1, places: 2, bestellungen: 1 }
  const words = sayRecall(facts, 'de')
  expect(words.title).toBe('Rückruf: Ramipril, Charge A1')
  expect(words.notes).toContain('Betroffen im Bestand: 1 Klientin oder Klient, 2 Lagerorte.')
  const english = sayRecall({ ...facts, klienten: 0, places: 0 }, 'en')
  expect(english.title).toBe('Recall: Ramipril, batch A1')
  expect(english.notes).toBe(
    'According to the inventory, none of it is in stock at the moment.\n1 order brought this batch.\nSee Inventory, Recalls for details.',
  )
})
