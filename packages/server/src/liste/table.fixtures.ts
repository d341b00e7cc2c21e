const emptyLine = '\r\n\r\n'

/** A CSV of the product in its two parts: what it is, and its lines, the first of which names the columns. */
export function partsOf(csv: string): { angaben: string; table: string } {
  const text = csv.replace('\uFEFF', '')
  const at = text.indexOf(emptyLine)
  if (at === -1) throw new Error('The file has no head')
  return { angaben: text.slice(0, at), table: text.slice(at + emptyLine.length) }
}
