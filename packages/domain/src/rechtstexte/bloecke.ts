/** Shown as elements, never as markup. */
import { isAllowedLink } from '../shared/link.ts'

export interface Word {
  text: string
  /** Null for plain text and for a place that nobody may be led to. */
  link: string | null
}

export type Block =
  | { art: 'ueberschrift'; stufe: 2 | 3; worte: Word[] }
  | { art: 'liste'; punkte: Word[][] }
  /** One entry for each line: an address keeps its lines. */
  | { art: 'absatz'; zeilen: Word[][] }

const verweis = /\[([^\]\n]+)\]\(([^)\s]+)\)/g

function wordsOf(row: string): Word[] {
  const words: Word[] = []
  let ab = 0
  for (const treffer of row.matchAll(verweis)) {
    const [ganz, text = '', link = ''] = treffer
    words.push({ text: row.slice(ab, treffer.index), link: null }, { text, link: isAllowedLink(link) ? link : null })
    ab = treffer.index + ganz.length
  }
  words.push({ text: row.slice(ab), link: null })
  return words.filter(({ text }) => text !== '')
}

/** `## ` and `### ` begin a heading, `- ` a point of a list, an empty line a new paragraph; `[word](address)` is a link. */
export function bloeckeOf(text: string): Block[] {
  const bloecke: Block[] = []
  let offen: Block | null = null
  for (const roh of text.split('\n')) {
    const row = roh.trim()
    const [, rauten, title] = /^(###?) (.+)$/.exec(row) ?? []
    if (row === '') offen = null
    else if (rauten !== undefined && title !== undefined) {
      bloecke.push({ art: 'ueberschrift', stufe: rauten === '##' ? 2 : 3, worte: wordsOf(title) })
      offen = null
    } else if (row.startsWith('- ')) {
      if (offen?.art !== 'liste') bloecke.push((offen = { art: 'liste', punkte: [] }))
      offen.punkte.push(wordsOf(row.slice(2)))
    } else {
      if (offen?.art !== 'absatz') bloecke.push((offen = { art: 'absatz', zeilen: [] }))
      offen.zeilen.push(wordsOf(row))
    }
  }
  return bloecke
}
