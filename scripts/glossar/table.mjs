const headOfWords = ['product word', 'meaning', 'identifier', 'not']
const headOfLookalikes = ['name', 'where', 'why']
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
 *   functionNouns: { words: string[], why: string }[] }}
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
  return { entries, lookalikes, functionNouns }
}
