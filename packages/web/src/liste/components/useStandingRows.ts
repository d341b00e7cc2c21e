import { useState } from 'react'
import type { ListRow } from './listForm.ts'
import { startMischung, mix, withoutOwn, type Mischung } from './standingRows.ts'

interface Stand<Zeile> extends Mischung<Zeile> {
  schluessel: string
  frisch: readonly Zeile[]
}

/** `schluessel` names filter and page: another one starts again. `frisch`: the newest answer; undefined while the first is on its way. */
export function useStandingRows<Zeile extends ListRow>(
  schluessel: string,
  { frisch, eigene }: { frisch: readonly Zeile[] | undefined; eigene: ReadonlySet<string> },
): { stand: Mischung<Zeile> | null; showNew: () => void } {
  const [stand, setStand] = useState<Stand<Zeile> | null>(null)
  const gleich = stand !== null && stand.schluessel === schluessel
  if (frisch !== undefined && !(gleich && stand.frisch === frisch)) {
    setStand({ schluessel, frisch, ...(gleich ? mix(stand.zeilen, frisch) : startMischung(frisch)) })
  }
  return {
    stand: stand && withoutOwn(stand, eigene),
    showNew: () => {
      if (stand !== null) setStand({ ...stand, ...startMischung(stand.frisch) })
    },
  }
}
