export interface Zeile {
  art: 'gleich' | 'neu' | 'weg'
  text: string
}

/** The longest common run of lines stays; what stands in one of the two only is new or gone. Empty lines say nothing and are left out. */
export function difference(alt: string, neu: string): Zeile[] {
  const rows = (text: string) => text.split('\n').filter((row) => row.trim() !== '')
  const [a, b] = [rows(alt), rows(neu)]
  // gemeinsam[i][j]: how many lines the rests from i and from j have in common.
  const gemeinsam = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1))
  const count = (i: number, j: number) => gemeinsam[i]?.[j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const reihe = gemeinsam[i]
      if (reihe !== undefined) reihe[j] = a[i] === b[j] ? count(i + 1, j + 1) + 1 : Math.max(count(i + 1, j), count(i, j + 1))
    }
  }
  const result: Zeile[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [links, rechts] = [a[i], b[j]]
    if (links !== undefined && links === rechts) {
      result.push({ art: 'gleich', text: links })
      i += 1
      j += 1
    } else if (links !== undefined && (rechts === undefined || count(i + 1, j) >= count(i, j + 1))) {
      result.push({ art: 'weg', text: links })
      i += 1
    } else {
      result.push({ art: 'neu', text: rechts ?? '' })
      j += 1
    }
  }
  return result
}
