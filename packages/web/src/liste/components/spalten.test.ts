import { describe, expect, it } from 'vitest'
import { zwischen } from './auswahl.ts'
import { alleSpalten, sichtbareSpalten, sortierteSpalte, sortierungVon } from './spalten.ts'

const spalten = [
  { id: 'name', sort: { auf: 'name', ab: 'nameRueckwaerts' } },
  { id: 'bedarf', sort: { auf: 'bedarf' } },
  { id: 'neu', standard: false, sort: { ab: 'neueste' } },
]
const ids = (liste: readonly { id: string }[]) => liste.map(({ id }) => id)

describe('columns', () => {
  it('are the usual ones until somebody chooses', () => {
    expect(ids(sichtbareSpalten(spalten, []))).toEqual(['name', 'bedarf'])
  })

  it('stand as chosen; what the list does not know is left out', () => {
    expect(ids(sichtbareSpalten(spalten, ['neu', 'weg', 'name']))).toEqual(['neu', 'name'])
    expect(ids(sichtbareSpalten(spalten, ['weg']))).toEqual(['name', 'bedarf'])
  })

  it('are offered in their order, the hidden ones behind', () => {
    expect(alleSpalten(spalten, ['neu', 'name']).map(({ spalte, sichtbar }) => [spalte.id, sichtbar])).toEqual([
      ['neu', true],
      ['name', true],
      ['bedarf', false],
    ])
  })
})

describe('sorting by a head', () => {
  it('shows which one carries the order of the lines', () => {
    expect(sortierteSpalte(spalten, 'nameRueckwaerts')).toEqual({ column: 'name', direction: 'desc' })
    expect(sortierteSpalte(spalten, 'unbekannt')).toBeNull()
  })

  it('takes the direction that was pressed, or the only one there is', () => {
    expect(sortierungVon(spalten, { column: 'name', direction: 'desc' })).toBe('nameRueckwaerts')
    expect(sortierungVon(spalten, { column: 'bedarf', direction: 'desc' })).toBe('bedarf')
    expect(sortierungVon(spalten, { column: 'neu', direction: 'asc' })).toBe('neueste')
  })
})

describe('a stretch of lines', () => {
  it('reaches from the line touched last to this one, in both directions', () => {
    expect(zwischen(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(zwischen(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  })

  it('is one line when the other is gone', () => {
    expect(zwischen(['a', 'b'], 'weg', 'b')).toEqual(['b'])
    expect(zwischen(['a', 'b'], null, 'b')).toEqual(['b'])
  })
})
