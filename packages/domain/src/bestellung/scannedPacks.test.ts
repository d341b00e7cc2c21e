import { describe, expect, it } from 'vitest'
import { positionInput } from './bestellung.fixtures.ts'
import { assignPacks, type BagLine, isBagComplete, comparePackWithBag, groupPacks, type ScannedPack } from './scannedPacks.ts'

const { produkt: ramipril } = positionInput()
const secondBrand = { ...ramipril, pzn: '10010006', bezeichnung: 'Ramipril Zweitmarke 5 mg' }
const line = (rest: Partial<BagLine> = {}): BagLine => ({
  positionId: 'ramipril',
  produkt: ramipril,
  open: 2,
  mengeneinheit: 'PACKUNG',
  exchangeable: true,
  ...rest,
})
const pack = (rest: Partial<ScannedPack> = {}): ScannedPack => ({
  pzn: ramipril.pzn ?? '',
  charge: null,
  verfall: null,
  serial: null,
  ...rest,
})
const today = '2026-11-28'
const judge = (scanned: ScannedPack, rest: Partial<Parameters<typeof comparePackWithBag>[1]> = {}) =>
  comparePackWithBag(scanned, { lines: [line()], packs: [], known: null, today, ...rest })

describe('a pack that is scanned for a bag', () => {
  it('counts its line, until there are as many as are to be packed', () => {
    expect(judge(pack())).toEqual({ art: 'COUNTED', positionId: 'ramipril' })
    expect(judge(pack(), { packs: [pack()] })).toEqual({ art: 'COUNTED', positionId: 'ramipril' })
    expect(judge(pack(), { packs: [pack(), pack()] })).toEqual({ art: 'TOO_MANY', positionId: 'ramipril' })
  })

  it('counts once, however often it is scanned, where it has a number of its own', () => {
    const packs = [pack({ serial: 'A1' })]
    expect(judge(pack({ serial: 'A1' }), { packs })).toEqual({ art: 'AGAIN' })
    expect(judge(pack({ serial: 'A2' }), { packs })).toEqual({ art: 'COUNTED', positionId: 'ramipril' })
    expect(judge(pack({ pzn: secondBrand.pzn, serial: 'A1' }), { packs, known: secondBrand })).toMatchObject({ art: 'EXCHANGE' })
    // Nothing counts before the exchange is written down, and then one pack.
    const other = pack({ pzn: secondBrand.pzn, serial: 'B1' })
    expect(judge(other, { packs: [other], known: secondBrand })).toMatchObject({ art: 'EXCHANGE' })
    expect(assignPacks([line({ produkt: secondBrand })], [other, other])).toHaveLength(1)
  })

  it('counts the second line of the same number when the first is full', () => {
    const lines = [line({ open: 1 }), line({ positionId: 'again', open: 1 })]
    expect(judge(pack(), { lines, packs: [pack()] })).toEqual({ art: 'COUNTED', positionId: 'again' })
    expect(isBagComplete(lines, [pack()])).toBe(false)
    expect(isBagComplete(lines, [pack(), pack()])).toBe(true)
  })

  it('counts nothing when it is of something else', () => {
    expect(judge(pack({ pzn: '10020009' }))).toEqual({ art: 'FOREIGN' })
    expect(
      judge(pack({ pzn: '10020009' }), { known: { ...secondBrand, wirkstoff: 'Metformin', bezeichnung: 'Metformin 500 mg' } }),
    ).toEqual({
      art: 'FOREIGN',
    })
    expect(assignPacks([line()], [pack({ pzn: '10020009' })])).toEqual([])
  })

  it('is offered as an exchange when it is of the same ingredient, unless the practice has excluded that or the line is full', () => {
    const other = pack({ pzn: secondBrand.pzn })
    expect(judge(other, { known: secondBrand })).toEqual({ art: 'EXCHANGE', positionId: 'ramipril', produkt: secondBrand })
    expect(judge(other, { known: secondBrand, lines: [line({ exchangeable: false })] })).toEqual({ art: 'FOREIGN' })
    expect(judge(other, { known: secondBrand, packs: [pack(), pack()] })).toEqual({ art: 'FOREIGN' })
  })

  it('counts nothing after its day, nor where tablets are counted', () => {
    expect(judge(pack({ verfall: '2026-11-27' }))).toEqual({ art: 'EXPIRED', verfall: '2026-11-27' })
    expect(judge(pack({ verfall: today }))).toEqual({ art: 'COUNTED', positionId: 'ramipril' })
    expect(judge(pack(), { lines: [line({ mengeneinheit: 'STUECK' })] })).toEqual({ art: 'NOT_BY_PACK', positionId: 'ramipril' })
    expect(isBagComplete([line({ mengeneinheit: 'STUECK' })], [pack(), pack()])).toBe(false)
  })

  it('is not called foreign while nobody knows the number of something in the bag', () => {
    const nameless = { ...ramipril, pzn: null, bezeichnung: 'Salbe nach Rezeptur' }
    expect(judge(pack({ pzn: '10020009' }), { lines: [line({ produkt: nameless })] })).toEqual({ art: 'UNKNOWN', soll: nameless })
  })

  it('is written down with the others of its batch and its day, and apart from those of another', () => {
    const first = { charge: 'A1', verfall: '2027-12-31' }
    const packs = [pack(first), pack(first), pack({ charge: 'B2' })]
    expect(groupPacks(assignPacks([line({ open: 3 })], packs))).toEqual([
      { positionId: 'ramipril', menge: 2, ...first },
      { positionId: 'ramipril', menge: 1, charge: 'B2', verfall: null },
    ])
  })

  it('leaves an empty bag incomplete', () => {
    expect(isBagComplete([], [])).toBe(false)
  })
})
