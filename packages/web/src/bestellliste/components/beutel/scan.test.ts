import { describe, expect, it } from 'vitest'
import { readScan } from './scan.ts'

const gs = '\u001d'
const pack = (charge: string | null, verfall: string | null, serial: string | null = null) => ({
  art: 'PACK',
  pack: { pzn: '08585997', charge, verfall, serial },
})

describe('what a hand scanner has typed', () => {
  it('is the number of an order, on slip and label', () => {
    expect(readScan('2026-000142')).toEqual({ art: 'LABEL', nummer: '2026-000142' })
  })

  it('is the number of a pack, from a bar code', () => {
    expect(readScan('-08585997')).toEqual(pack(null, null))
  })

  it.each([
    ['GS1, batch last', `01041500858599781726123110AB12`.replace('AB12', `AB12${gs}21SN9`), 'AB12', '2026-12-31', 'SN9'],
    ['GS1, serial first', `010415008585997821SN9${gs}1727020010C-7`, 'C-7', '2027-02-28', 'SN9'],
    ['GS1 with the sign of a DataMatrix', `]d201041500858599781726123110AB12${gs}`, 'AB12', '2026-12-31', null],
    ['PPN', `[)>\u001e06${gs}9N110858599742${gs}1TL0T${gs}D261231${gs}SSN9\u001e\u0004`, 'L0T', '2026-12-31', 'SN9'],
  ])('is the number of a pack with batch, expiry and its own number: %s', (_name, text, charge, verfall, serial) => {
    expect(readScan(text)).toEqual(pack(charge, verfall, serial))
  })

  it('has no batch where nobody can tell where it ends', () => {
    expect(readScan('01041500858599781726123110AB1221SN9')).toEqual(pack(null, '2026-12-31'))
  })

  it('is nothing that counts otherwise', () => {
    expect(readScan('08585998')).toEqual({ art: 'UNREADABLE' })
    expect(readScan('https://example.com')).toEqual({ art: 'UNREADABLE' })
  })
})
