import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import { describe, expect, it } from 'vitest'
import { markOwn, rowAfter, startMischung, mix, withoutOwn } from './standingRows.ts'

const row = (id: string, version = 1): RowAnswer => ({
  id,
  nummer: `2026-${id}`,
  version,
  status: 'BEIM_ARZT',
  wartetAuf: 'ARZT',
  prioritaet: 'NORMAL',
  bedarfBis: '2026-11-20',
  bedarfUhrzeit: null,
  erstelltAm: '2026-11-18T09:00:00.000Z',
  gesendetAm: null,
  teilweise: false,
  klient: null,
  art: 'KLIENT',
  gegenueber: { pflegedienst: null, praxis: null, apotheke: null },
  positionen: [],
  rezeptOrte: [],
  ueberlagerungen: [],
  folgen: [],
  moeglich: [],
})
const ids = (mischung: ReturnType<typeof mix>) => mischung.zeilen.map(({ zeile: { id } }) => id)

describe('a list that somebody reads', () => {
  const seen = startMischung([row('a'), row('b'), row('c')]).zeilen

  it('changes a known line where it stands', () => {
    const neu = mix(seen, [row('a'), row('b', 2), row('c')])
    expect(ids(neu)).toEqual(['a', 'b', 'c'])
    expect(neu.zeilen[1]?.zeile.version).toBe(2)
    expect(neu.geaendert.map(({ id }) => id)).toEqual(['b'])
  })

  it('keeps what the reader has done in its place where it is asked for, without news of it, and knows what comes next', () => {
    const neu = markOwn(mix(seen, [row('c')]), new Set(['a']))
    expect(neu.zeilen.map(({ zeile: { id }, fort, own }) => [id, fort, own ?? false])).toEqual([
      ['a', true, true],
      ['b', true, false],
      ['c', false, false],
    ])
    expect(neu.fort).toBe(1)
    expect(rowAfter(neu, ['a'])).toBe('c')
    expect(rowAfter(neu, ['c'])).toBeNull()
    expect(rowAfter(neu, ['gone'])).toBeNull()
  })

  it('lets new lines above it wait and says how many', () => {
    const neu = mix(seen, [row('x'), row('y'), row('a'), row('b'), row('c')])
    expect(ids(neu)).toEqual(['a', 'b', 'c'])
    expect(neu.neue).toBe(2)
  })

  it('adds new lines at its end, where they move nothing', () => {
    const neu = mix(seen, [row('a'), row('b'), row('c'), row('d')])
    expect(ids(neu)).toEqual(['a', 'b', 'c', 'd'])
    expect(neu.neue).toBe(0)
  })

  it('keeps a line that has left and marks it', () => {
    const neu = mix(seen, [row('a'), row('c')])
    expect(ids(neu)).toEqual(['a', 'b', 'c'])
    expect(neu.zeilen[1]?.fort).toBe(true)
    expect(neu.fort).toBe(1)
  })

  it('lets a line go at once that the reader has dealt with', () => {
    const neu = withoutOwn(mix(seen, [row('a'), row('c')]), new Set(['b']))
    expect(ids(neu)).toEqual(['a', 'c'])
    expect(neu.fort).toBe(0)
  })

  it('takes a line back that returns', () => {
    const fort = mix(seen, [row('a'), row('c')])
    const neu = mix(fort.zeilen, [row('a'), row('b', 3), row('c')])
    expect(neu.zeilen.map((one) => one.fort)).toEqual([false, false, false])
  })

  it('fills an empty list at once', () => {
    expect(ids(mix([], [row('a'), row('b')]))).toEqual(['a', 'b'])
  })
})
