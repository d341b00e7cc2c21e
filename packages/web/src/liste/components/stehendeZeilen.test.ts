import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { describe, expect, it } from 'vitest'
import { anfang, mische, ohneEigene } from './stehendeZeilen.ts'

const zeile = (id: string, version = 1): ZeileAntwort => ({
  id,
  nummer: `2026-${id}`,
  version,
  status: 'BEIM_ARZT',
  wartetAuf: 'ARZT',
  prioritaet: 'NORMAL',
  bedarfBis: '2026-11-20',
  erstelltAm: '2026-11-18T09:00:00.000Z',
  gesendetAm: null,
  teilweise: false,
  klient: null,
  gegenueber: { pflegedienst: null, praxis: null, apotheke: null },
  positionen: [],
  rezeptOrte: [],
  ueberlagerungen: [],
  moeglich: [],
})
const ids = (mischung: ReturnType<typeof mische>) => mischung.zeilen.map(({ zeile: { id } }) => id)

describe('a list that somebody reads', () => {
  const gelesen = anfang([zeile('a'), zeile('b'), zeile('c')]).zeilen

  it('changes a known line where it stands', () => {
    const neu = mische(gelesen, [zeile('a'), zeile('b', 2), zeile('c')])
    expect(ids(neu)).toEqual(['a', 'b', 'c'])
    expect(neu.zeilen[1]?.zeile.version).toBe(2)
    expect(neu.geaendert.map(({ id }) => id)).toEqual(['b'])
  })

  it('lets new lines above it wait and says how many', () => {
    const neu = mische(gelesen, [zeile('x'), zeile('y'), zeile('a'), zeile('b'), zeile('c')])
    expect(ids(neu)).toEqual(['a', 'b', 'c'])
    expect(neu.neue).toBe(2)
  })

  it('adds new lines at its end, where they move nothing', () => {
    const neu = mische(gelesen, [zeile('a'), zeile('b'), zeile('c'), zeile('d')])
    expect(ids(neu)).toEqual(['a', 'b', 'c', 'd'])
    expect(neu.neue).toBe(0)
  })

  it('keeps a line that has left and marks it', () => {
    const neu = mische(gelesen, [zeile('a'), zeile('c')])
    expect(ids(neu)).toEqual(['a', 'b', 'c'])
    expect(neu.zeilen[1]?.fort).toBe(true)
    expect(neu.fort).toBe(1)
  })

  it('lets a line go at once that the reader has dealt with', () => {
    const neu = ohneEigene(mische(gelesen, [zeile('a'), zeile('c')]), new Set(['b']))
    expect(ids(neu)).toEqual(['a', 'c'])
    expect(neu.fort).toBe(0)
  })

  it('takes a line back that returns', () => {
    const fort = mische(gelesen, [zeile('a'), zeile('c')])
    const neu = mische(fort.zeilen, [zeile('a'), zeile('b', 3), zeile('c')])
    expect(neu.zeilen.map((eine) => eine.fort)).toEqual([false, false, false])
  })

  it('fills an empty list at once', () => {
    expect(ids(mische([], [zeile('a'), zeile('b')]))).toEqual(['a', 'b'])
  })
})
