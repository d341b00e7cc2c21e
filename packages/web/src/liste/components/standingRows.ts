import type { ListRow } from './listForm.ts'

/** `fort`: the newest answer no longer holds it; `own`: because of what the reader has done. */
export interface StehendeRow<Zeile> {
  zeile: Zeile
  fort: boolean
  own?: true
}

export interface Mischung<Zeile> {
  zeilen: readonly StehendeRow<Zeile>[]
  /** Lines that would move the others if they were shown now. */
  neue: number
  fort: number
  geaendert: readonly Zeile[]
}

/** Never moves what someone reads: known rows change in place, removed rows stay and say so, new rows above wait. */
export function mix<Zeile extends ListRow>(gezeigt: readonly StehendeRow<Zeile>[], frisch: readonly Zeile[]): Mischung<Zeile> {
  const frische = new Map(frisch.map((row) => [row.id, row]))
  const known = new Set(gezeigt.map(({ zeile }) => zeile.id))
  const lastKnown = frisch.findLastIndex(({ id }) => known.has(id))
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
    neue: frisch.filter(({ id }) => !known.has(id)).length - dahinter.length,
    fort: rows.filter(({ fort }) => fort).length,
    geaendert,
  }
}

/** Without removed rows that the reader dealt with: whoever has done something expects the row to go. */
export function withoutOwn<Zeile extends ListRow>(stand: Mischung<Zeile>, own: ReadonlySet<string>): Mischung<Zeile> {
  const zeilen = stand.zeilen.filter(({ zeile, fort }) => !fort || !own.has(zeile.id))
  return { ...stand, zeilen, fort: zeilen.filter(({ fort }) => fort).length }
}

/** The same where what is done keeps its place, so that nothing moves under the hand: no news for whoever has done it. */
export function markOwn<Zeile extends ListRow>(stand: Mischung<Zeile>, own: ReadonlySet<string>): Mischung<Zeile> {
  const zeilen = stand.zeilen.map((row) => (row.fort && own.has(row.zeile.id) ? { ...row, own: true as const } : row))
  return { ...stand, zeilen, fort: zeilen.filter(({ fort, own: byReader }) => fort && byReader !== true).length }
}

export function startMischung<Zeile>(frisch: readonly Zeile[]): Mischung<Zeile> {
  return { zeilen: frisch.map((zeile) => ({ zeile, fort: false })), neue: 0, fort: 0, geaendert: [] }
}

/** The first row behind these that is still to be dealt with; null when there is none. */
export function rowAfter<Zeile extends ListRow>(stand: Mischung<Zeile> | null, ids: readonly string[]): string | null {
  const zeilen = stand?.zeilen ?? []
  const last = zeilen.findLastIndex(({ zeile }) => ids.includes(zeile.id))
  return last === -1 ? null : (zeilen.slice(last + 1).find(({ fort }) => !fort)?.zeile.id ?? null)
}
