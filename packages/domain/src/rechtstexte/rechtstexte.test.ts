import { describe, expect, it } from 'vitest'
import { angriffe } from '../notification/angriffe.fixtures.ts'
import { bloeckeOf } from './bloecke.ts'
import { type Angaben, angabeNames, fill, luecken, vorlagen } from './rechtstexte.ts'
import { type RechtstextArt, rechtstextArten } from './rechtstextArten.ts'
import { difference } from './difference.ts'

const alles: Angaben = Object.fromEntries(angabeNames.map((name) => [name, `<${name}>`]))
const mit = (art: RechtstextArt, angaben: Angaben) => ({ angaben, de: vorlagen[art].de, en: vorlagen[art].en })

describe.each(rechtstextArten)('the shipped text %s', (art) => {
  it('has a gap for every detail that the law asks for, and cannot be published as it is', () => {
    expect(luecken(art, mit(art, {})).map(({ path }) => path)).toEqual(vorlagen[art].pflicht.map((name) => `angaben.${name}`))
    expect(fill(art, vorlagen[art].de, {})).toContain('[[name]]')
  })

  it('is whole with the details alone, in both languages', () => {
    expect(luecken(art, mit(art, alles))).toEqual([])
    for (const language of ['de', 'en'] as const) {
      const text = fill(art, vorlagen[art][language], alles)
      expect(text).not.toMatch(/\{\{|\[\[/)
      for (const name of [...vorlagen[art].pflicht, ...vorlagen[art].wahlweise]) expect(text).toContain(`<${name}>`)
    }
  })

  it('leaves out the line of a detail that not everybody has', () => {
    const pflicht = Object.fromEntries(vorlagen[art].pflicht.map((name) => [name, 'x']))
    expect(luecken(art, mit(art, pflicht))).toEqual([])
    for (const name of vorlagen[art].wahlweise) expect(fill(art, `a\n- ${name}: {{${name}}}`, pflicht)).toBe('a')
  })
})

describe('a gap is', () => {
  const impressum = mit('IMPRESSUM', alles)
  const orte = (entwurf: typeof impressum) => luecken('IMPRESSUM', entwurf).map(({ path, code }) => `${path} ${code}`)

  it('a detail of blanks', () => expect(orte({ ...impressum, angaben: { ...alles, name: ' ' } })).toEqual(['angaben.name pflicht']))
  it('a detail that somebody took out of one of the texts', () =>
    expect(orte({ ...impressum, en: impressum.en.replace('{{anschrift}}', '') })).toEqual(['en rechtstext.angabe_fehlt']))
  it('a place that nothing belongs to', () =>
    expect(orte({ ...impressum, de: `${impressum.de} {{hosting}}` })).toEqual(['de rechtstext.platz_unbekannt']))
  it('a bracket that is still open', () => expect(orte({ ...impressum, de: `${impressum.de} [[todo]]` })).toEqual(['de rechtstext.luecke']))
})

describe('a text in blocks', () => {
  it('has headings, lists, paragraphs with their lines, and links', () => {
    expect(bloeckeOf('## Titel\nEine Zeile\nnoch [eine](/impressum)\n\n- a\n- b\n### Unter')).toEqual([
      { art: 'ueberschrift', stufe: 2, worte: [{ text: 'Titel', link: null }] },
      {
        art: 'absatz',
        zeilen: [
          [{ text: 'Eine Zeile', link: null }],
          [
            { text: 'noch ', link: null },
            { text: 'eine', link: '/impressum' },
          ],
        ],
      },
      { art: 'liste', punkte: [[{ text: 'a', link: null }], [{ text: 'b', link: null }]] },
      { art: 'ueberschrift', stufe: 3, worte: [{ text: 'Unter', link: null }] },
    ])
  })

  it('leads nowhere but to addresses', () => {
    for (const link of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/\\evil.example'])
      expect(JSON.stringify(bloeckeOf(`[x](${link})`))).toContain('"link":null')
  })

  it('keeps an attack as the words it is written with', () => {
    for (const angriff of angriffe) {
      const allWords = bloeckeOf(angriff).flatMap((block) => {
        if (block.art === 'ueberschrift') return block.worte
        return block.art === 'liste' ? block.punkte.flat() : block.zeilen.flat()
      })
      for (const { link } of allWords) expect(link ?? '').not.toMatch(/^\s*(javascript|data|vbscript):/i)
    }
  })
})

describe('what changed between two versions', () => {
  it('names lines that are new and lines that are gone, and leaves the others as they are', () => {
    expect(difference('a\n\nb\nc', 'a\nx\nc\nd')).toEqual([
      { art: 'gleich', text: 'a' },
      { art: 'weg', text: 'b' },
      { art: 'neu', text: 'x' },
      { art: 'gleich', text: 'c' },
      { art: 'neu', text: 'd' },
    ])
  })
  it('is everything for the first version, and nothing between two that are equal', () => {
    expect(difference('', 'a\nb').map(({ art }) => art)).toEqual(['neu', 'neu'])
    expect(difference('a\nb', 'a\nb').map(({ art }) => art)).toEqual(['gleich', 'gleich'])
  })
})
