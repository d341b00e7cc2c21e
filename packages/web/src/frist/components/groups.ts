import type { FristListRow } from '@dreiklang/domain/frist/frist.contract'

export interface Group {
  /** `ueberfaellig`, or the day. */
  id: string
  zeilen: FristListRow[]
}

/** Expects the rows in order of days; everything overdue comes first. */
export function group(rows: readonly FristListRow[], heute: string): Group[] {
  const groups = new Map<string, FristListRow[]>()
  for (const row of rows) {
    const id = row.faellig < heute ? 'ueberfaellig' : row.faellig
    groups.set(id, [...(groups.get(id) ?? []), row])
  }
  return [...groups].map(([id, eigene]) => ({ id, zeilen: eigene }))
}
