/** Breaks text into lines. Pure: the caller, which knows the font, measures widths. */

/** A soft place to break a long word, such as a link or a list without blanks. */
const teilbar = /(?<=[-/.,;@_])/u

function passendeTeile(wort: string, passt: (text: string) => boolean): string[] {
  if (passt(wort)) return [wort]
  const teile = wort.split(teilbar)
  return (teile.length > 1 ? teile : Array.from(wort)).flatMap((teil) => (passt(teil) ? [teil] : Array.from(teil)))
}

/** @param passt whether a text fits into a line */
export function brichUm(text: string, passt: (text: string) => boolean): string[] {
  return text.split(/\r\n|\r|\n/u).flatMap((absatz) => {
    const zeilen: string[] = []
    let zeile = ''
    for (const wort of absatz.split(/[ \t]+/u)) {
      for (const [i, teil] of passendeTeile(wort, passt).entries()) {
        const weiter = i > 0 || zeile === '' ? zeile + teil : `${zeile} ${teil}`
        if (zeile === '' || passt(weiter)) {
          zeile = weiter
          continue
        }
        zeilen.push(zeile)
        zeile = teil
      }
    }
    return [...zeilen, zeile]
  })
}
