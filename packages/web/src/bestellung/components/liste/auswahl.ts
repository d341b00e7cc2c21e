import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useState } from 'react'

/** Steps that can be taken with several orders at once. */
export const sammelSchritte = ['verordnen', 'annehmen', 'bereitstellen'] as const satisfies readonly PersonenHandlung[]
export type SammelSchritt = (typeof sammelSchritte)[number]

export interface Auswahl {
  ids: ReadonlySet<string>
  /** Whether a line can be selected at all: the server says which steps it allows. */
  waehlbar: (zeile: ZeileAntwort) => boolean
  umschalten: (id: string) => void
  setze: (ids: readonly string[]) => void
}

const waehlbar = ({ moeglich }: ZeileAntwort) => sammelSchritte.some((schritt) => moeglich.includes(schritt))

/** The selected lines of one page; another page or filter begins with nothing selected. */
export function useAuswahl(schluessel: string): Auswahl {
  const [stand, setStand] = useState<{ schluessel: string; ids: ReadonlySet<string> }>({ schluessel, ids: new Set() })
  const ids: ReadonlySet<string> = stand.schluessel === schluessel ? stand.ids : new Set()
  return {
    ids,
    waehlbar,
    umschalten: (id) =>
      setStand({ schluessel, ids: ids.has(id) ? new Set([...ids].filter((andere) => andere !== id)) : new Set([...ids, id]) }),
    setze: (neue) => setStand({ schluessel, ids: new Set(neue) }),
  }
}
