/** Finds help by words as people type them: ä or ae, one or many, with a slip of the finger. */
import { fold } from '../search/search.ts'

export interface Entry {
  title: string
  text: string
}

/** Too common to tell one text from another. */
const common = new Set(
  'der die das den dem ein eine einen einer ich wie was wo wann kann man mein meine ist und oder fur mit zu im in am an von bei the a an is how do i can my to of and or for in on with what where when'.split(
    ' ',
  ),
)
const endings = ['innen', 'ungen', 'ings', 'ing', 'end', 'est', 'ern', 'en', 'er', 'em', 'es', 'ed', 'st', 'e', 'n', 's', 't']
const fewestLetters = 4

function stemOf(word: string): string {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length >= fewestLetters)
  return ending === undefined ? word : word.slice(0, -ending.length)
}

const wordsOf = (text: string): string[] => [...new Set(fold(text.normalize('NFC')).match(/[\p{L}\p{N}]+/gu))]

/** How many letters differ, two neighbours that are exchanged counted once; more than `most` is not told apart. */
function differences(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change)
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      row.push(least)
    }
    before = last
    last = row
  }
  return last[b.length] ?? 0
}

/** The same word, its beginning, a part of a longer one, or nearly the same. */
function likeness(asked: string, word: string): number {
  const [a, b] = [stemOf(asked), stemOf(word)]
  if (a === b) return 8
  if (asked.length >= 3 && word.startsWith(asked)) return 5
  if (a.length >= fewestLetters && word.includes(a)) return 3
  if (asked.length < fewestLetters) return 0
  const most = asked.length >= 8 ? 2 : 1
  return differences(asked, word, most) <= most ? 2 : 0
}

const best = (asked: string, words: readonly string[]): number => Math.max(0, ...words.map((word) => likeness(asked, word)))

/** Those in which most of the words are found, the best first; a title weighs more than a text. */
export function searchHelp<Found extends Entry>(entries: readonly Found[], query: string): Found[] {
  const typed = wordsOf(query)
  const telling = typed.filter((word) => !common.has(word))
  const asked = telling.length > 0 ? telling : typed
  const found = entries.map((entry) => {
    const [title, text] = [wordsOf(entry.title), wordsOf(entry.text)]
    const scores = asked.map((word) => 3 * best(word, title) + best(word, text))
    return { entry, matched: scores.filter((score) => score > 0).length, score: scores.reduce((sum, one) => sum + one, 0) }
  })
  const most = Math.max(1, ...found.map(({ matched }) => matched))
  return found
    .filter(({ matched }) => matched === most)
    .toSorted((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}
