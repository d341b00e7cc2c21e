import { describe, expect, it } from 'vitest'
import { readSearch } from '../../shared/searchParams.ts'
import {
  anfrageOf,
  ansichtFrom,
  countFilter,
  freeFilter,
  isEqual,
  withoutFilter,
  reiterOf,
  queryFrom,
  queryOfAnsicht,
  searchSchema,
} from './listForm.ts'

const form = {
  filter: {
    stand: { art: 'mehrfach', werte: ['AKTIV', 'PAUSE', 'BEENDET'] },
    art: { art: 'wahl', werte: ['KURZ', 'LANG'] },
    gesperrt: { art: 'schalter' },
    klientId: { art: 'nachschlagen' },
    seit: { art: 'zeitraum', von: 'von', bis: 'bis' },
  },
  reiter: [{ id: 'aktive', fest: { stand: ['AKTIV'] } }, { id: 'alle' }],
  sortierungen: ['name', 'neueste'],
} as const

const klientId = '0b0cbb3a-4b43-4b8e-9c62-3f6f0a4a4f57'
const seen = (raw: Record<string, unknown>) => queryFrom(form, readSearch(searchSchema(form), raw))

describe('the address of a list', () => {
  it('says nothing about an untouched list', () => {
    expect(anfrageOf(form, seen({}))).toEqual({ stand: ['AKTIV'], sortierung: 'name', limit: '25' })
  })

  it('reads one value and several values of a filter', () => {
    expect(seen({ stand: 'PAUSE' }).filter['stand']).toEqual(['PAUSE'])
    expect(seen({ stand: ['PAUSE', 'BEENDET'] }).filter['stand']).toEqual(['PAUSE', 'BEENDET'])
  })

  it('ignores a wrong value without losing the others', () => {
    const { filter, sortierung } = seen({
      klientId: 'niemand',
      von: '2026-02-30',
      art: 'LANG',
      gesperrt: 'vielleicht',
      sortierung: 'wild',
    })
    expect(filter).toEqual({ stand: [], art: 'LANG', gesperrt: false, klientId: null, von: null, bis: null })
    expect(sortierung).toBe('name')
  })

  it('becomes the call, a filter of each kind', () => {
    const search = seen({ ansicht: 'alle', stand: 'PAUSE', art: 'KURZ', gesperrt: 'true', klientId, von: '2026-01-01', suche: ' mü ' })
    expect(anfrageOf(form, search)).toEqual({
      stand: ['PAUSE'],
      art: 'KURZ',
      gesperrt: 'true',
      klientId,
      von: '2026-01-01',
      suche: 'mü',
      sortierung: 'name',
      limit: '25',
    })
    expect(countFilter(form, search)).toBe(5)
  })

  it('asks for the last page that was gone to', () => {
    expect(anfrageOf(form, seen({ cursor: ['eins', 'zwei'] })).cursor).toBe('zwei')
  })

  it('searches from two letters on', () => {
    expect(anfrageOf(form, seen({ suche: 'm' }))).not.toHaveProperty('suche')
  })

  it('lets a tab decide its own filter, which is then neither offered nor counted', () => {
    const search = seen({ stand: 'BEENDET', art: 'KURZ' })
    expect(anfrageOf(form, search)['stand']).toEqual(['AKTIV'])
    expect(freeFilter(form, search).map(([name]) => name)).not.toContain('stand')
    expect(countFilter(form, search)).toBe(1)
  })

  it('opens the first tab for one that does not exist', () => {
    expect(reiterOf(form, seen({ ansicht: 'weg' }).ansicht)?.id).toBe('aktive')
  })

  it('takes all filters away and leaves tab, sorting and columns', () => {
    const search = seen({
      ansicht: 'alle',
      sortierung: 'neueste',
      spalten: 'a',
      stand: 'PAUSE',
      gesperrt: 'true',
      von: '2026-01-01',
      suche: 'abc',
    })
    expect({ ...search, ...withoutFilter(search) }).toEqual(seen({ ansicht: 'alle', sortierung: 'neueste', spalten: 'a' }))
  })
})

describe('a saved view', () => {
  const adresse = {
    fremd: '1',
    ansicht: 'alle',
    stand: ['PAUSE'],
    suche: 'mü',
    spalten: ['b', 'a'],
    dichte: 'weit',
    cursor: ['x'],
    gespeichert: klientId,
  }

  it('keeps what belongs to the list, but neither the page nor the keys of others', () => {
    expect(ansichtFrom(form, adresse)).toEqual({ ansicht: 'alle', stand: ['PAUSE'], suche: 'mü', spalten: ['b', 'a'], dichte: 'weit' })
  })

  it('opens as what was saved, on the first page', () => {
    const search = queryOfAnsicht(form, { id: klientId, suche: ansichtFrom(form, adresse) })
    expect(search).toEqual({ ...seen(adresse), cursor: [], gespeichert: klientId })
    expect(isEqual(search, seen(adresse))).toBe(true)
    expect(isEqual(search, seen({ ...adresse, suche: 'anders' }))).toBe(false)
  })

  it('leaves out what the list does not know any more', () => {
    const search = queryOfAnsicht(form, { id: klientId, suche: { weg: 'x', stand: ['PAUSE', 'VERGANGEN'], art: 'KURZ' } })
    expect(search.filter).toEqual({ ...seen({}).filter, art: 'KURZ' })
  })
})
