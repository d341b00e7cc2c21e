import { describe, expect, it } from 'vitest'
import { summarize } from './summary.ts'

const um = (time: string, mehr: Partial<Parameters<typeof summarize>[0][number]> = {}) => {
  const am = `2026-11-18T${time}:00.000Z`
  return {
    von: am,
    bis: am,
    anzahl: 1,
    person: { id: 'anna' },
    art: 'LESEN',
    objektArt: 'KLIENT',
    objektId: 'k1',
    grund: null,
    adresse: null as string | null,
    felder: [],
    ...mehr,
  }
}
const kurz = (rows: readonly ReturnType<typeof um>[]) =>
  summarize(rows).map(({ von, bis, anzahl }) => `${von.slice(11, 16)}-${bis.slice(11, 16)} ${anzahl}`)

describe('summing up the log', () => {
  it('counts the looks of one person at one record within an hour as one line', () => {
    expect(kurz([um('10:59'), um('10:30'), um('10:00')])).toEqual(['10:00-10:59 3'])
  })

  it('begins a new line when the hour is over', () => {
    expect(kurz([um('10:30'), um('10:00'), um('09:59'), um('09:31')])).toEqual(['10:00-10:30 2', '09:31-09:59 2'])
  })

  it('finds the line again although others looked in between', () => {
    expect(kurz([um('10:30'), um('10:20', { person: { id: 'bert' } }), um('10:10')])).toEqual(['10:10-10:30 2', '10:20-10:20 1'])
  })

  it.each([
    ['another person', { person: { id: 'bert' } }],
    ['the clock', { person: null }],
    ['another record', { objektId: 'k2' }],
    ['a change after a look', { art: 'AENDERN' }],
    ['another reason', { grund: 'Nachfrage' }],
    ['another network', { adresse: '203.0.113.x' }],
  ])('keeps apart %s', (_was, anders) => {
    expect(summarize([um('10:30'), um('10:20', anders)])).toHaveLength(2)
  })

  it('names every field once that was changed', () => {
    const [row] = summarize([um('10:30', { felder: ['name', 'telefon'] }), um('10:20', { felder: ['telefon', 'adresse'] })])
    expect(row?.felder).toEqual(['name', 'telefon', 'adresse'])
  })

  it('gives the same when pages are summed up one by one and then together', () => {
    const all = [um('10:30'), um('10:20'), um('10:10'), um('09:20'), um('09:10')]
    expect(summarize([...summarize(all.slice(0, 2)), ...summarize(all.slice(2))])).toEqual(summarize(all))
  })
})
