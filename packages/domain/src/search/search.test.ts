import { describe, expect, it } from 'vitest'
import { contains, fold, suchwoerter, split } from './search.ts'

const mark = (text: string, query: string) =>
  split(text, suchwoerter(query))
    .map((part) => (part.treffer ? `[${part.text}]` : part.text))
    .join('')

describe('The words of a query', () => {
  it('begin to count with the second character', () => {
    expect(['', ' ', 'a', ' a ', 'ab'].map(suchwoerter)).toEqual([[], [], [], [], ['ab']])
  })

  it('are what stands between blanks and signs, each once', () => {
    expect(suchwoerter('  Müller-Lüdenscheidt, Anna; anna ')).toEqual(['müller', 'lüdenscheidt', 'anna'])
    expect(suchwoerter('%_\\\'"--')).toEqual([])
    expect(suchwoerter('a b c d e f g h')).toHaveLength(6)
  })

  it('are the same however the keyboard puts an umlaut together', () => {
    expect(suchwoerter('Mu\u0308ller')).toEqual(['müller'])
  })
})

describe('Folding', () => {
  it.each([
    ['Müller', 'muller'],
    ['MUELLER', 'muller'],
    ['Groß', 'gross'],
    ['Yıldız', 'yildiz'],
    ['Łukasz Šimić', 'lukasz simic'],
    ['Sørensen', 'sorensen'],
    ['Aue', 'au'],
  ])('%s and %s are found by each other', (text, gefaltet) => {
    expect(fold(text)).toBe(gefaltet)
    expect(fold(gefaltet)).toBe(fold(fold(text)))
  })
})

describe('Marking', () => {
  it.each([
    ['Müller, Anna', 'mue', '[Mü]ller, Anna'],
    ['Mueller', 'Mül', '[Muel]ler'],
    ['Straße 5', 'strasse', '[Straße] 5'],
    ['Straße', 'stras', '[Straß]e'],
    ['Anna Annen', 'ann', '[Ann]a [Ann]en'],
    ['Karl-Heinz', 'heinz karl', '[Karl]-[Heinz]'],
    ['<b>fett</b>', 'fett', '<b>[fett]</b>'],
    ['Yıldız 😀 Öz', 'oz', 'Yıldız 😀 [Öz]'],
    ['nichts', 'xy', 'nichts'],
  ])('%s for %s', (text, query, erwartet) => {
    expect(mark(text, query)).toBe(erwartet)
    expect(
      split(text, suchwoerter(query))
        .map((part) => part.text)
        .join(''),
    ).toBe(text)
  })
})

describe('A title', () => {
  it('holds a query when each word begins one of its words', () => {
    expect(contains('Bestellungen in Zahlen', ['zahl', 'best'])).toBe(true)
    expect(contains('Bestellungen', ['lungen'])).toBe(false)
    expect(contains('Ärzte', ['aerz'])).toBe(true)
  })
})
