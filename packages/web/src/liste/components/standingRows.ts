import type { ListRow } from './listForm.ts'

/** A line on the screen; `fort` when the newest answer does not hold it any more. */
export interface StehendeRow<Zeile> {
  zeile: Zeile
  fort: boolean
}

export interface Mischung<Zeile> {
  zeilen: readonly StehendeRow<Zeile>[]
  /** Lines that would move the others if they were shown now. */
  neue: number
  /** Lines that no longer belong to this list. */
  fort: number
  /** Lines whose record changed, in the newest version. */
  geaendert: readonly Zeile[]
}

/**
 * Merges a newer answer into the displayed list without moving what someone reads: known rows change in place, removed rows stay and say
 * so, new rows at the end are added, new rows above wait.
 */
export function mix<Zeile extends ListRow>(gezeigt: readonly StehendeRow<Zeile>[], frisch: readonly Zeile[]): Mischung<Zeile> {
  const frische = new Map(frisch.map((row) => [row.id, row]))
  const bekannt = new Set(gezeigt.map(({ zeile }) => zeile.id))
  const lastKnown = frisch.findLastIndex(({ id }) => bekannt.has(id))
  const dahinter = frisch.slice(lastKnown + 1)
  const rows = gezeigt.map(({ zeile }): StehendeRow<Zeile> => {
    const neu = frische.get(zeile.id)
    return neu === undefined ? { zeile, fort: true } : { zeile: neu, fort: false }
  })
  const geaendert = gezeigt.flatMap(({ zeile }) => {
    const neu = frische.get(zeile.id)
    return neu === undefined || neu.version === zeile.version ? [] : [neu]
  })
  return {
    zeilen: [...rows, ...dahinter.map((zeile) => ({ zeile, fort: false }))],
    neue: frisch.filter(({ id }) => !bekannt.has(id)).length - dahinter.length,
    fort: rows.filter(({ fort }) => fort).length,
    geaendert,
  }
}

/** Without removed rows that the reader dealt with: whoever has done something expects the row to go. */
export function withoutOwn<Zeile extends ListRow>(stand: Mischung<Zeile>, eigene: ReadonlySet<string>): Mischung<Zeile> {
  const zeilen = stand.zeilen.filter(({ zeile, fort }) => !fort || !eigene.has(zeile.id))
  return { ...stand, zeilen, fort: zeilen.filter(({ fort }) => fort).length }
}

/** A list that nobody has read yet. */
export function startMischung<Zeile>(frisch: readonly Zeile[]): Mischung<Zeile> {
  return { zeilen: frisch.map((zeile) => ({ zeile, fort: false })), neue: 0, fort: 0, geaendert: [] }
}
