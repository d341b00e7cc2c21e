import { testFonts } from '@dreiklang/host-node/testFonts'
import { extractText, getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import type { Block, Papier } from './bloecke.ts'
import { papierAnswer, writePapier } from './papier.ts'

const papier = (bloecke: readonly Block[], rest: Partial<Papier> = {}): Papier => ({
  titel: 'Auskunft über Änne von der Straße',
  haus: 'Pflegedienst Sonnenhof',
  datum: '18.11.2026',
  am: '2026-11-18T09:00:00.000Z',
  sprache: 'de',
  bloecke,
  ...rest,
})

async function open(bloecke: readonly Block[], rest?: Partial<Papier>) {
  const bytes = await writePapier(papier(bloecke, rest), testFonts)
  const pdf = await getDocumentProxy(bytes.slice())
  const { text: seiten } = await extractText(pdf)
  return { bytes, pdf, seiten }
}

async function marken(pdf: Awaited<ReturnType<typeof open>>['pdf'], seite = 1): Promise<string[]> {
  type Knoten = { role?: string; children?: Knoten[] }
  const flach = ({ role, children = [] }: Knoten): string[] => [...(role === undefined ? [] : [role]), ...children.flatMap(flach)]
  const tree = (await (await pdf.getPage(seite)).getStructTree()) as Knoten | null
  return tree === null ? [] : flach(tree)
}

describe('a paper', () => {
  it('says every word, also those with letters of other languages', async () => {
    const { seiten } = await open([
      { art: 'ueberschrift', text: 'Häusliche Krankenpflege' },
      { art: 'absatz', text: 'Größe, Übelkeit, Straße' },
      {
        art: 'angaben',
        zeilen: [
          ['Name', 'Łukasz Yıldız-Dvořák'],
          ['Leer', null],
        ],
      },
      { art: 'tabelle', kopf: ['Tag', 'Wer'], breiten: [1, 3], zeilen: [['18.11.2026', 'Jonas Meyer']] },
      { art: 'punkte', texte: ['Auskunft (Art. 15 DSGVO)'] },
    ])
    for (const word of [
      'Änne von der Straße',
      'Häusliche Krankenpflege',
      'Größe, Übelkeit, Straße',
      'Łukasz Yıldız-Dvořák',
      'Jonas Meyer',
      'Auskunft (Art. 15 DSGVO)',
      '–',
    ])
      expect(seiten.join('\n')).toContain(word)
  })

  it('names house, date and number of the page on each page, and repeats the head of a table', async () => {
    const zeilen = Array.from({ length: 200 }, (_, i) => [`2026-${i}`, `Ramipril 5 mg, Packung ${i}`])
    const { seiten } = await open([{ art: 'tabelle', kopf: ['Nummer', 'Bezeichnung'], breiten: [1, 3], zeilen }])
    expect(seiten.length).toBeGreaterThan(3)
    for (const [i, text] of seiten.entries()) {
      for (const word of ['Pflegedienst Sonnenhof', '18.11.2026', `Seite ${i + 1} von ${seiten.length}`, 'Nummer', 'Bezeichnung'])
        expect(text).toContain(word)
    }
    for (const [nummer = '', what = ''] of zeilen) expect(seiten.join('\n')).toMatch(new RegExp(`${nummer}\\s+${what}`))
  })

  it('loses nothing of a text that is longer than a page, in a paragraph and in a cell', async () => {
    const words = Array.from({ length: 1800 }, (_, i) => `Wort${i}`)
    const { seiten } = await open([
      { art: 'absatz', text: words.join(' ') },
      { art: 'angaben', zeilen: [['Notiz', words.map((word) => `Z${word}`).join(' ')]] },
    ])
    const text = seiten.join(' ')
    expect(words.filter((word) => !new RegExp(`\\b${word}\\b`).test(text) || !new RegExp(`\\bZ${word}\\b`).test(text))).toEqual([])
  })

  it('can be read aloud: title, language, headings, cells with their heads, and an outline', async () => {
    const { pdf } = await open([
      { art: 'ueberschrift', text: 'Person' },
      { art: 'angaben', zeilen: [['Vorname', 'Änne']] },
      { art: 'ueberschrift', text: 'Bestellungen' },
      { art: 'zwischentitel', text: '2026-000123' },
      { art: 'tabelle', kopf: ['Menge'], breiten: [1], zeilen: [['2']] },
      { art: 'punkte', texte: ['Erstens'] },
    ])
    expect(await pdf.getMetadata()).toMatchObject({
      info: { Title: 'Auskunft über Änne von der Straße', Author: 'Pflegedienst Sonnenhof', Language: 'de' },
    })
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true })
    const rollen = await marken(pdf)
    expect(rollen.filter((rolle) => /^(H\d|TH|TD|LBody)$/.test(rolle))).toEqual(['H1', 'H2', 'TH', 'TD', 'H2', 'H3', 'TH', 'TD', 'LBody'])
    const outline = await pdf.getOutline()
    expect(outline.map(({ title, items }) => [title, items.map((item: { title: string }) => item.title)])).toEqual([
      ['Person', []],
      ['Bestellungen', ['2026-000123']],
    ])
  })

  it('is the same to the byte when it says the same', async () => {
    const [once, nochmal] = [await open([{ art: 'absatz', text: 'Gleich' }]), await open([{ art: 'absatz', text: 'Gleich' }])]
    expect(nochmal.bytes).toEqual(once.bytes)
  })

  it('speaks English on the edges of an English text', async () => {
    expect((await open([{ art: 'absatz', text: 'Subject' }], { sprache: 'en' })).seiten[0]).toContain('Page 1 of 1')
  })

  it('lets others have their turn while it is long', async () => {
    const zeilen = Array.from({ length: 400 }, (_, i) => [`Zeile ${i}`])
    let unterbrechungen = 0
    const zaehle = setInterval(() => (unterbrechungen += 1), 0)
    await open([{ art: 'tabelle', kopf: ['Was'], breiten: [1], zeilen }])
    clearInterval(zaehle)
    expect(unterbrechungen).toBeGreaterThan(5)
  })

  it('is saved and never shown by a browser at our address', async () => {
    const { bytes } = await open([])
    const { headers } = papierAnswer(bytes, 'auskunft.pdf')
    expect(headers.get('content-disposition')).toBe('attachment; filename="auskunft.pdf"')
    expect(headers.get('content-security-policy')).toContain('sandbox')
  })
})
