import type { EreignisAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { describe, expect, it } from 'vitest'
import { group } from './Zeitstrahl.tsx'

const ereignis = (nr: number, rest: Partial<EreignisAnswer> = {}): EreignisAnswer => ({
  nr,
  art: 'verordnen',
  zeile: 'E4',
  version: 2,
  positionId: null,
  am: '2026-11-18T09:00:00.000Z',
  person: 'Dr. Martin Weber',
  seite: 'ARZT',
  organisation: 'Praxis Dr. Weber',
  angaben: {},
  ...rest,
})

describe('the history', () => {
  it('shows one step with three positions as one entry', () => {
    const groups = group([ereignis(1), ereignis(2), ereignis(3)])
    expect(groups.map(({ ereignisse }) => ereignisse.map(({ nr }) => nr))).toEqual([[1, 2, 3]])
  })

  it('shows a draft that saved itself once for each person and day', () => {
    const saved = (nr: number, am: string, person = 'Jonas Meyer') => ereignis(nr, { art: 'aendern', version: nr, am, person })
    const groups = group([
      saved(1, '2026-11-18T09:00:00.000Z'),
      saved(2, '2026-11-18T09:01:00.000Z', 'Sabine Krüger'),
      saved(3, '2026-11-18T09:02:00.000Z'),
      saved(4, '2026-11-19T09:00:00.000Z'),
    ])
    expect(groups.map(({ ereignisse }) => ereignisse.map(({ nr }) => nr))).toEqual([[4], [3], [2]])
  })

  it('keeps the same step at another time apart, and shows the newest first', () => {
    const groups = group([ereignis(1), ereignis(2, { version: 3, am: '2026-11-18T10:00:00.000Z' })])
    expect(groups.map(({ ereignisse }) => ereignisse[0].nr)).toEqual([2, 1])
  })
})
