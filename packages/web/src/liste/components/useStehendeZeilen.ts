import { useState } from 'react'
import type { ListenZeile } from './listenForm.ts'
import { anfang, mische, ohneEigene, type Mischung } from './stehendeZeilen.ts'

interface Stand<Zeile> extends Mischung<Zeile> {
  schluessel: string
  frisch: readonly Zeile[]
}

/**
 * The lines of one page as someone reads them. `schluessel` names filter and page: another one starts again.
 * `frisch` is the newest answer, or undefined while the first is on its way.
 */
export function useStehendeZeilen<Zeile extends ListenZeile>(
  schluessel: string,
  { frisch, eigene }: { frisch: readonly Zeile[] | undefined; eigene: ReadonlySet<string> },
): { stand: Mischung<Zeile> | null; zeigeNeues: () => void } {
  const [stand, setStand] = useState<Stand<Zeile> | null>(null)
  const gleich = stand !== null && stand.schluessel === schluessel
  if (frisch !== undefined && !(gleich && stand.frisch === frisch)) {
    setStand({ schluessel, frisch, ...(gleich ? mische(stand.zeilen, frisch) : anfang(frisch)) })
  }
  return {
    stand: stand && ohneEigene(stand, eigene),
    zeigeNeues: () => {
      if (stand !== null) setStand({ ...stand, ...anfang(stand.frisch) })
    },
  }
}
