const headOfWords = ['product word', 'meaning', 'identifier', 'not']
const headOfLookalikes = ['name', 'where', 'why']
const headOfTexts = ['concept', 'german text', 'english text', 'not in german', 'not in english']
const headOfSpoken = ['a text may say', 'why']
const headOfFunctions = ['a function may begin with', 'why']

const cellsOf = (line) =>
  line
    .replace(/^\|/, '')
    .replace(/\|\s*$/, '')
    .split('|')
    .map((cell) => cell.trim())
const listOf = (cell) =>
  cell
    .split(',')
    .map((word) => word.replaceAll('`', '').trim())
    .filter((word) => word !== '' && word !== '–')

function rowsBelow(page, head) {
  const rows = []
  let inside = false
  for (const line of page.split('\n')) {
    const cells = line.startsWith('|') ? cellsOf(line) : null
    if (cells === null) inside = false
    else if (cells.join('|').toLowerCase() === head.join('|')) inside = true
    else if (inside && !/^[-: |]+$/.test(line)) rows.push(cells)
  }
  return rows
}

/**
 * Reads GLOSSAR.md.
 * @returns {{ entries: { word: string, identifiers: string[], not: string[] }[], lookalikes: { name: string, where: string, why: string }[],
 *   functionNouns: { words: string[], why: string }[], spoken: { text: string, why: string }[],
 *   terms: { word: string, german: string, english: string, de: string[], en: string[] }[] }}
 */
export function readGlossar(page) {
  const entries = rowsBelow(page, headOfWords).map(([word, , identifier, not]) => ({
    word,
    identifiers: listOf(identifier),
    not: listOf(not),
  }))
  const lookalikes = rowsBelow(page, headOfLookalikes).map(([name, where, why]) => ({
    name: name.replaceAll('`', ''),
    where: where.replaceAll('`', ''),
    why,
  }))
  const functionNouns = rowsBelow(page, headOfFunctions).map(([words, why]) => ({ words: listOf(words), why }))
  const terms = rowsBelow(page, headOfTexts).map(([word, german, english, de, en]) => ({
    word,
    german,
    english,
    de: listOf(de),
    en: listOf(en),
  }))
  const spoken = rowsBelow(page, headOfSpoken).map(([text, why]) => ({ text: text.replaceAll('`', ''), why }))
  return { entries, lookalikes, functionNouns, terms, spoken }
}
