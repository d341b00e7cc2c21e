import { describe, expect, it } from 'vitest'
import { findForeignTexts, readTexts } from './texts.mjs'

const glossar = {
  terms: [{ german: 'Benötigt bis', english: 'needed by', de: ['Gebraucht bis', 'gescheitert*'], en: ['anew', 'house'] }],
  spoken: [{ text: 'No results found!' }],
}
const faults = (path, text) => findForeignTexts({ path, texts: readTexts({ path, text }) }, glossar)

describe('the words in texts', () => {
  it('are refused in the language in which they stand', () => {
    expect(faults('a.texts.de.ts', "export const texts = { a: 'Gebraucht bis', b: 'Zustellung gescheiterte', c: 'anew' }")).toEqual([
      'a.texts.de.ts:1: „Gebraucht bis“ – we say Benötigt bis, not Gebraucht bis',
      'a.texts.de.ts:1: „Zustellung gescheiterte“ – we say Benötigt bis, not gescheitert*',
    ])
    expect(faults('a.errors.ts', "export const e = { 'a.b': ['Gebraucht bis morgen', 'Load anew'] }")).toHaveLength(2)
    expect(faults('mail.ts', 'const words = { de: `Gebraucht bis ${tag}`, en: { open: "Load anew" } }')).toHaveLength(2)
    expect(faults('mail.ts', "const de = { a: 'Gebraucht bis' }; const other = 'Gebraucht bis'")).toHaveLength(1)
  })

  it('are refused on paper, in files and in the demo, which say no language because it is German or both', () => {
    expect(faults('packages/server/src/klient/auskunftPapier.ts', "const title = 'Gebraucht bis heute'")).toHaveLength(1)
    expect(faults('packages/server/src/demo/chats.ts', "line('pfleger', 'Die Zustellung ist gescheitert.')")).toHaveLength(1)
    expect(faults('packages/domain/src/klient/klient.document.ts', "const a = said('Gebraucht bis', day)")).toHaveLength(1)
    expect(faults('packages/domain/src/protokoll/fieldWords.ts', "const a = { b: ['Gebraucht bis', 'load anew'] }")).toHaveLength(2)
    expect(faults('packages/server/src/demo/demo.repository.ts', "sql('a', 'select x as \"Gebraucht bis\"')")).toEqual([])
  })

  it('are told from parts of other words', () => {
    expect(faults('a.texts.en.ts', "export const texts = { a: 'The household needs it', b: 'renewed' }")).toEqual([])
  })

  it('come without exclamation marks, straight quotes and spaces in numbers, but for what the page lists', () => {
    const text = `export const texts = { a: 'Done!', b: 'Say "yes"', c: '50 000 lines', d: 'No results found!', e: '<b class="x">EN 301 549</b>' }`
    expect(faults('a.texts.en.ts', text).map((fault) => fault.replace(/^.* – /, ''))).toEqual([
      'no exclamation mark',
      '„…“ in German, “…” in English',
      'thousands as 10.000 (en 10,000)',
    ])
  })
})
