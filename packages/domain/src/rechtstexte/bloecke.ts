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
  for (const hits of row.matchAll(verweis)) {
    const [ganz, text = '', link = ''] = hits
    words.push({ text: row.slice(ab, hits.index), link: null }, { text, link: isAllowedLink(link) ? link : null })
    ab = hits.index + ganz.length
  }
  words.push({ text: row.slice(ab), link: null })
  return words.filter(({ text }) => text !== '')
}

/** `## ` and `### ` begin a heading, `- ` a point of a list, an empty line a new paragraph; `[word](address)` is a link. */
export function bloeckeOf(text: string): Block[] {
  const bloecke: Block[] = []
  let open: Block | null = null
  for (const raw of text.split('\n')) {
    const row = raw.trim()
    const [, rauten, title] = /^(###?) (.+)$/.exec(row) ?? []
    if (row === '') open = null
    else if (rauten !== undefined && title !== undefined) {
      bloecke.push({ art: 'ueberschrift', stufe: rauten === '##' ? 2 : 3, worte: wordsOf(title) })
      open = null
    } else if (row.startsWith('- ')) {
      if (open?.art !== 'liste') bloecke.push((open = { art: 'liste', punkte: [] }))
      open.punkte.push(wordsOf(row.slice(2)))
    } else {
      if (open?.art !== 'absatz') bloecke.push((open = { art: 'absatz', zeilen: [] }))
      open.zeilen.push(wordsOf(row))
    }
  }
  return bloecke
}
