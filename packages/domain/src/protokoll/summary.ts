/** Many looks at one thing are one line: nobody reads a log that says the same forty times. */

interface Zeile {
  von: string
  bis: string
  anzahl: number
  person: { id: string } | null
  art: string
  objektArt: string
  objektId: string
  grund: string | null
  adresse: string | null
  felder: readonly string[]
}

/** Hours of the clock: wherever a page ends, the same lines come out. */
const schluessel = ({ bis, person, art, objektArt, objektId, grund, adresse }: Zeile): string =>
  JSON.stringify([bis.slice(0, 13), person?.id, art, objektArt, objektId, grund, adresse])

/** Takes lines newest first and answers them so; summed-up lines may be summed up again with those of the next page. */
export function summarize<Z extends Zeile>(rows: readonly Z[]): Z[] {
  const groups = new Map<string, Z>()
  for (const row of rows) {
    const key = schluessel(row)
    const group = groups.get(key)
    const felder = [...new Set([...(group?.felder ?? []), ...row.felder])]
    groups.set(key, group === undefined ? row : { ...group, von: row.von, anzahl: group.anzahl + row.anzahl, felder })
  }
  return [...groups.values()]
}
