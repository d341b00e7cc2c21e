import { describe, expect, it } from 'vitest'
import { between } from './selection.ts'
import { allColumns, visibleColumns, sortedColumn, sortingOf } from './columns.ts'

const columns = [
  { id: 'name', sort: { auf: 'name', ab: 'nameRueckwaerts' } },
  { id: 'bedarf', sort: { auf: 'bedarf' } },
  { id: 'neu', standard: false, sort: { ab: 'neueste' } },
]
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id)

describe('columns', () => {
  it('are the usual ones until somebody chooses', () => {
    expect(ids(visibleColumns(columns, []))).toEqual(['name', 'bedarf'])
  })

  it('stand as chosen; what the list does not know is left out', () => {
    expect(ids(visibleColumns(columns, ['neu', 'weg', 'name']))).toEqual(['neu', 'name'])
    expect(ids(visibleColumns(columns, ['weg']))).toEqual(['name', 'bedarf'])
  })

  it('are offered in their order, the hidden ones behind', () => {
    expect(allColumns(columns, ['neu', 'name']).map(({ spalte, sichtbar }) => [spalte.id, sichtbar])).toEqual([
      ['neu', true],
      ['name', true],
      ['bedarf', false],
    ])
  })
})

describe('sorting by a head', () => {
  it('shows which one carries the order of the lines', () => {
    expect(sortedColumn(columns, 'nameRueckwaerts')).toEqual({ column: 'name', direction: 'desc' })
    expect(sortedColumn(columns, 'unbekannt')).toBeNull()
  })

  it('takes the direction that was pressed, or the only one there is', () => {
    expect(sortingOf(columns, { column: 'name', direction: 'desc' })).toBe('nameRueckwaerts')
    expect(sortingOf(columns, { column: 'bedarf', direction: 'desc' })).toBe('bedarf')
    expect(sortingOf(columns, { column: 'neu', direction: 'asc' })).toBe('neueste')
  })
})

describe('a stretch of lines', () => {
  it('reaches from the line touched last to this one, in both directions', () => {
    expect(between(['a', 'b', 'c', 'd'], 'b', 'd')).toEqual(['b', 'c', 'd'])
    expect(between(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['b', 'c', 'd'])
  })

  it('is one line when the other is gone', () => {
    expect(between(['a', 'b'], 'weg', 'b')).toEqual(['b'])
    expect(between(['a', 'b'], null, 'b')).toEqual(['b'])
  })
})
