/** `BestellungRow`, `bestellung_row`, `bestellung-row`, `BTMRow2` as lower-case words. */
export function splitWords(name) {
  return name
    .replaceAll(/([a-z0-9äöüß])([A-ZÄÖÜ])/g, '$1 $2')
    .replaceAll(/([A-ZÄÖÜ]+)([A-ZÄÖÜ][a-zäöüß])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-zäöüß]+/)
    .filter((word) => word !== '')
}

/** A term without a star means the word and its English plurals; `patient*` means all words that begin so. */
function means(term, word) {
  if (term.endsWith('*')) return word.startsWith(term.slice(0, -1))
  return word === term || word === `${term}s` || word === `${term}es` || (term.endsWith('y') && word === `${term.slice(0, -1)}ies`)
}

const once = (split) => {
  const known = new Map()
  return (text) => {
    if (!known.has(text)) known.set(text, split(text))
    return known.get(text)
  }
}
const wordsOf = once(splitWords)
const partsOf = once((term) => term.toLowerCase().split(/\s+/))

/** True when the words of the term stand next to each other in the name: `home visit` in `useHomeVisits`. */
export function saysTerm(name, term) {
  const words = wordsOf(name)
  const terms = partsOf(term)
  return words.some((_, start) => terms.every((each, index) => means(each, words[start + index] ?? '')))
}
