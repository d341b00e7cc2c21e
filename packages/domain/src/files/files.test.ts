import { describe, expect, it } from 'vitest'
import { isOfKind, kindOfName } from './fileKinds.ts'
import { byName, chainOf, formatContents, findItems, freeName, formatSize } from './files.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

describe('the kind of a file', () => {
  it.each([
    ['Arztbrief.PDF', 'PDF'],
    ['foto.jpeg', 'JPG'],
    ['Plan.v2.xlsx', 'XLS'],
    ['Brief.odt', 'DOC'],
    ['liste.csv', 'CSV'],
  ])('is said by the ending: %s', (name, kind) => {
    expect(kindOfName(name)).toBe(kind)
  })

  it.each(['setup.exe', 'makro.docm', 'alt.doc', 'alt.xls', 'bild.svg', 'seite.html', 'archiv.zip', '.pdf', 'pdf', 'a.constructor'])(
    'is none that is taken: %s',
    (name) => {
      expect(kindOfName(name)).toBeNull()
    },
  )

  it('is not believed when the first bytes say otherwise', () => {
    expect([isOfKind('PDF', bytes('%PDF-1.7')), isOfKind('PDF', bytes('MZ'))]).toEqual([true, false])
    expect([isOfKind('DOC', bytes('PK\u0003\u0004')), isOfKind('DOC', bytes('\u00d0\u00cf\u0011\u00e0'))]).toEqual([true, false])
    expect([isOfKind('TXT', bytes('Grüße\n')), isOfKind('TXT', bytes('\u0000\u0001'))]).toEqual([true, false])
    expect([isOfKind('MP4', bytes('\0\0\0 ftypisom')), isOfKind('MP4', bytes('RIFF'))]).toEqual([true, false])
  })
})

describe('a name that is there already', () => {
  it.each([
    ['Plan.pdf', ['Anderer.pdf'], 'Plan.pdf'],
    ['Plan.pdf', ['plan.PDF'], 'Plan (2).pdf'],
    ['Plan.pdf', ['Plan.pdf', 'Plan (2).pdf'], 'Plan (3).pdf'],
    ['Ordner', ['Ordner'], 'Ordner (2)'],
    ['März.pdf', ['März.pdf'], 'März (2).pdf'],
  ])('gets a number: %s beside %j', (name, taken, free) => {
    expect(freeName(name, taken)).toBe(free)
  })
})

it.each([
  [0, '0 B'],
  [999, '999 B'],
  [1_200, '1.2 KB'],
  [87_000_000, '87 MB'],
  [1_940_000_000, '1.9 GB'],
])('a size of %d bytes is written as %s', (size, text) => {
  expect(formatSize(size)).toBe(text)
})

it('what a folder holds is counted in words', () => {
  expect([formatContents(0), formatContents(1), formatContents(57)]).toEqual(['0 files', '1 file', '57 files'])
})

it('names are sorted as people read them', () => {
  expect(byName(['b', 'Ä', 'Plan 10', 'Plan 2', 'a'].map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'a',
    'Ä',
    'b',
    'Plan 2',
    'Plan 10',
  ])
})

it('the way to a folder begins at the root, and ends where a circle would', () => {
  const folders = new Map([
    ['a', { id: 'a', folderId: null }],
    ['b', { id: 'b', folderId: 'a' }],
    ['c', { id: 'c', folderId: 'c' }],
  ])
  expect(chainOf(folders, 'b').map(({ id }) => id)).toEqual(['a', 'b'])
  expect(chainOf(folders, 'c').length).toBeLessThan(30)
})

it('a search finds all words in name and description, and nothing for nothing', () => {
  const items = [{ name: 'Dienstplan Januar.pdf', description: 'Für Team Süd' }]
  expect([findItems(items, 'SÜD plan').length, findItems(items, 'Nord').length, findItems(items, ' ').length]).toEqual([1, 0, 0])
})
