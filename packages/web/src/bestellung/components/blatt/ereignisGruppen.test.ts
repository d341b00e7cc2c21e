import type { EreignisAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { describe, expect, it } from 'vitest'
import { gruppiere } from './ereignisGruppen.ts'

const ereignis = (nr: number, rest: Partial<EreignisAntwort> = {}): EreignisAntwort => ({
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
    const gruppen = gruppiere([ereignis(1), ereignis(2), ereignis(3)])
    expect(gruppen.map(({ ereignisse }) => ereignisse.map(({ nr }) => nr))).toEqual([[1, 2, 3]])
  })

  it('keeps the same step at another time apart, and shows the newest first', () => {
    const gruppen = gruppiere([ereignis(1), ereignis(2, { version: 3, am: '2026-11-18T10:00:00.000Z' })])
    expect(gruppen.map(({ ereignisse }) => ereignisse[0].nr)).toEqual([2, 1])
  })
})
