import { useState } from 'react'

export interface Auswahl<Zeile> {
  ids: ReadonlySet<string>
  /** All lines that the filter found, once they were asked for; null while it is about the page. */
  treffer: readonly Zeile[] | null
  /** With `bis`, the range from the row touched last up to this one takes its state. */
  umschalten: (id: string, to?: readonly string[]) => void
  set: (ids: readonly string[], hits?: readonly Zeile[]) => void
}

interface Stand<Zeile> {
  schluessel: string
  ids: ReadonlySet<string>
  treffer: readonly Zeile[] | null
  letzte: string | null
}

/** The rows between two, inclusive; only the second when the first is not among them. */
export function between(all: readonly string[], from: string | null, to: string): readonly string[] {
  const a = from === null ? -1 : all.indexOf(from)
  const b = all.indexOf(to)
  return a === -1 || b === -1 ? [to] : all.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Another page or filter starts with an empty selection. */
export function useSelection<Zeile>(schluessel: string): Auswahl<Zeile> {
  const empty: Stand<Zeile> = { schluessel, ids: new Set(), treffer: null, letzte: null }
  const [gehalten, setStand] = useState(empty)
  const stand = gehalten.schluessel === schluessel ? gehalten : empty
  return {
    ids: stand.ids,
    treffer: stand.treffer,
    umschalten: (id, to) => {
      const meant = to === undefined ? [id] : between(to, stand.letzte, id)
      const an = !stand.ids.has(id)
      const uebrige = [...stand.ids].filter((one) => !meant.includes(one))
      setStand({ ...stand, ids: new Set(an ? [...uebrige, ...meant] : uebrige), letzte: id })
    },
    set: (added, hits) => setStand({ ...empty, ids: new Set(added), treffer: hits ?? null }),
  }
}
