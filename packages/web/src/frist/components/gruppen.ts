import type { FristZeile } from '@dreiklang/domain/frist/frist.contract'

export interface Gruppe {
  /** `ueberfaellig`, or the day. */
  id: string
  zeilen: FristZeile[]
}

/** All that is overdue on top, then day by day; the lines come in the order of days. */
export function gruppiere(zeilen: readonly FristZeile[], heute: string): Gruppe[] {
  const gruppen = new Map<string, FristZeile[]>()
  for (const zeile of zeilen) {
    const id = zeile.faellig < heute ? 'ueberfaellig' : zeile.faellig
    gruppen.set(id, [...(gruppen.get(id) ?? []), zeile])
  }
  return [...gruppen].map(([id, eigene]) => ({ id, zeilen: eigene }))
}
