import { useState } from 'react'

export interface Auswahl<Zeile> {
  ids: ReadonlySet<string>
  /** All lines that the filter found, once they were asked for; null while it is about the page. */
  treffer: readonly Zeile[] | null
  /** With `bis`, the range from the row touched last up to this one takes its state. */
  umschalten: (id: string, bis?: readonly string[]) => void
  set: (ids: readonly string[], treffer?: readonly Zeile[]) => void
}

interface Stand<Zeile> {
  schluessel: string
  ids: ReadonlySet<string>
  treffer: readonly Zeile[] | null
  letzte: string | null
}

/** The rows between two, inclusive; only the second when the first is not among them. */
export function between(alle: readonly string[], von: string | null, bis: string): readonly string[] {
  const a = von === null ? -1 : alle.indexOf(von)
  const b = alle.indexOf(bis)
  return a === -1 || b === -1 ? [bis] : alle.slice(Math.min(a, b), Math.max(a, b) + 1)
}

/** Another page or filter starts with an empty selection. */
export function useSelection<Zeile>(schluessel: string): Auswahl<Zeile> {
  const leer: Stand<Zeile> = { schluessel, ids: new Set(), treffer: null, letzte: null }
  const [gehalten, setStand] = useState(leer)
  const stand = gehalten.schluessel === schluessel ? gehalten : leer
  return {
    ids: stand.ids,
    treffer: stand.treffer,
    umschalten: (id, bis) => {
      const gemeint = bis === undefined ? [id] : between(bis, stand.letzte, id)
      const an = !stand.ids.has(id)
      const uebrige = [...stand.ids].filter((eine) => !gemeint.includes(eine))
      setStand({ ...stand, ids: new Set(an ? [...uebrige, ...gemeint] : uebrige), letzte: id })
    },
    set: (neue, treffer) => setStand({ ...leer, ids: new Set(neue), treffer: treffer ?? null }),
  }
}
