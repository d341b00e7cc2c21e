/** A plain way to write a long text: headings, lists, paragraphs, links. It is shown as elements, never as markup. */
import { istErlaubterLink } from '../shared/link.ts'

export interface Wort {
  text: string
  /** Null for plain text and for a place that nobody may be led to. */
  link: string | null
}

export type Block =
  | { art: 'ueberschrift'; stufe: 2 | 3; worte: Wort[] }
  | { art: 'liste'; punkte: Wort[][] }
  /** One entry for each line: an address keeps its lines. */
  | { art: 'absatz'; zeilen: Wort[][] }

const verweis = /\[([^\]\n]+)\]\(([^)\s]+)\)/g

function worteVon(zeile: string): Wort[] {
  const worte: Wort[] = []
  let ab = 0
  for (const treffer of zeile.matchAll(verweis)) {
    const [ganz, text = '', link = ''] = treffer
    worte.push({ text: zeile.slice(ab, treffer.index), link: null }, { text, link: istErlaubterLink(link) ? link : null })
    ab = treffer.index + ganz.length
  }
  worte.push({ text: zeile.slice(ab), link: null })
  return worte.filter(({ text }) => text !== '')
}

/** `## ` and `### ` begin a heading, `- ` a point of a list, an empty line a new paragraph; `[word](address)` is a link. */
export function bloeckeVon(text: string): Block[] {
  const bloecke: Block[] = []
  let offen: Block | null = null
  for (const roh of text.split('\n')) {
    const zeile = roh.trim()
    const [, rauten, titel] = /^(###?) (.+)$/.exec(zeile) ?? []
    if (zeile === '') offen = null
    else if (rauten !== undefined && titel !== undefined) {
      bloecke.push({ art: 'ueberschrift', stufe: rauten === '##' ? 2 : 3, worte: worteVon(titel) })
      offen = null
    } else if (zeile.startsWith('- ')) {
      if (offen?.art !== 'liste') bloecke.push((offen = { art: 'liste', punkte: [] }))
      offen.punkte.push(worteVon(zeile.slice(2)))
    } else {
      if (offen?.art !== 'absatz') bloecke.push((offen = { art: 'absatz', zeilen: [] }))
      offen.zeilen.push(worteVon(zeile))
    }
  }
  return bloecke
}
