import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { allPages, cursorId, cursorText, cursorTime, readCursor, pageFrom } from './page.ts'

const id = '0b0cbb3a-4b43-4b8e-9c62-3f6f0a4a4f57'
const form = z.tuple([cursorText, cursorId])
const rows = ['Änne', 'Bö"rn', 'C'].map((name) => ({ name, id }))
const seite = (limit: number, sortierung = 'name') =>
  pageFrom(rows, { limit, sortierung, schluessel: (row) => [row.name, row.id], zeile: ({ name }) => name })
const verweigert = (text: string, sortierung = 'name') => {
  expect(() => readCursor(text, { sortierung, form })).toThrow(expect.objectContaining({ code: 'eingabe.ungueltig' }))
}

describe('a page of a list', () => {
  it('says that there is a next one by the row too many', () => {
    expect(seite(2)).toEqual({ zeilen: ['Änne', 'Bö"rn'], cursor: expect.stringMatching(/^[\w-]+$/) })
    expect(seite(3)).toEqual({ zeilen: ['Änne', 'Bö"rn', 'C'], cursor: null })
  })

  it('begins behind the last line of the one before', () => {
    expect(readCursor(seite(2).cursor ?? undefined, { sortierung: 'name', form })).toEqual(['Bö"rn', id])
    expect(readCursor(undefined, { sortierung: 'name', form })).toBeNull()
  })

  it('does not begin behind a line of another sorting', () => {
    verweigert(seite(2, 'neueste').cursor ?? '')
  })

  it('does not begin where somebody has written something else', () => {
    const cursor = seite(2).cursor ?? ''
    for (const text of [
      '',
      'x',
      '=',
      cursor.slice(1),
      cursor.slice(0, -4),
      btoa('["name"]'),
      btoa('null'),
      btoa('["name","a","kein uuid"]'),
      '💥',
    ])
      verweigert(text)
  })

  it('takes no moment that does not exist', () => {
    for (const time of ['2026-13-01T00:00:00Z', '0000-01-01T00:00:00Z', '2026-11-18', '2026-11-18T99:00:00Z'])
      expect(cursorTime.safeParse(time).success).toBe(false)
    expect(cursorTime.safeParse('2026-11-18T10:00:00.123456Z').success).toBe(true)
  })

  it('is read after page until the last', async () => {
    const gefragt: (string | undefined)[] = []
    const seiten = allPages(async (cursor) => {
      gefragt.push(cursor)
      return { zeilen: [gefragt.length], cursor: gefragt.length < 3 ? `nach ${gefragt.length}` : null }
    })
    expect(await collect(seiten)).toEqual([[1], [2], [3]])
    expect(gefragt).toEqual([undefined, 'nach 1', 'nach 2'])
  })
})

async function collect<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = []
  for await (const one of source) all.push(one)
  return all
}
