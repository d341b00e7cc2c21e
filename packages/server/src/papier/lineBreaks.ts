/** Pure: the caller, which knows the font, measures widths. */

/** A soft place to break a long word, such as a link or a list without blanks. */
const teilbar = /(?<=[-/.,;@_])/u

function matchingTeile(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts = word.split(teilbar)
  return (parts.length > 1 ? parts : Array.from(word)).flatMap((part) => (fits(part) ? [part] : Array.from(part)))
}

export function breakLines(text: string, fits: (text: string) => boolean): string[] {
  return text.split(/\r\n|\r|\n/u).flatMap((absatz) => {
    const rows: string[] = []
    let row = ''
    for (const word of absatz.split(/[ \t]+/u)) {
      for (const [i, part] of matchingTeile(word, fits).entries()) {
        const weiter = i > 0 || row === '' ? row + part : `${row} ${part}`
        if (row === '' || fits(weiter)) {
          row = weiter
          continue
        }
        rows.push(row)
        row = part
      }
    }
    return [...rows, row]
  })
}
