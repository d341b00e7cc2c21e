import type { ZeileAntwort } from '@dreiklang/domain/bestellung/sicht.contract'
import { useEffect, useState } from 'react'
import { useTexts } from '../../../shared/i18n.ts'
import { announce } from '../../../ui/LiveRegion.tsx'
import { begriffeTexts } from '../../begriffe.texts.ts'
import { listeTexts } from '../../liste.texts.ts'
import { anfang, mische, ohneEigene, type Mischung } from './stehendeZeilen.ts'

interface Stand extends Mischung {
  schluessel: string
  frisch: readonly ZeileAntwort[]
}

/**
 * The lines of one page as somebody reads them. `schluessel` names filter and page: another one starts anew.
 * `frisch` is the newest answer, or undefined while the first is on its way.
 */
export function useStehendeZeilen(
  schluessel: string,
  { frisch, eigene }: { frisch: readonly ZeileAntwort[] | undefined; eigene: ReadonlySet<string> },
): { stand: Mischung | null; zeigeNeues: () => void } {
  const [stand, setStand] = useState<Stand | null>(null)
  const gleich = stand !== null && stand.schluessel === schluessel
  if (frisch !== undefined && !(gleich && stand.frisch === frisch)) {
    setStand({ schluessel, frisch, ...(gleich ? mische(stand.zeilen, frisch) : anfang(frisch)) })
  }
  useAnsage(stand)
  return {
    stand: stand && ohneEigene(stand, eigene),
    zeigeNeues: () => {
      if (stand !== null) setStand({ ...stand, ...anfang(stand.frisch) })
    },
  }
}

/** Says politely what changed by itself. */
function useAnsage(stand: Stand | null): void {
  const t = useTexts(listeTexts)
  const b = useTexts(begriffeTexts)
  const neue = stand?.neue ?? 0
  useEffect(() => {
    if (neue > 0) announce(t('neue', { count: neue }))
  }, [neue, t])
  const geaendert = stand?.geaendert
  useEffect(() => {
    const [erste, ...weitere] = geaendert ?? []
    if (erste === undefined) return
    if (weitere.length > 0) announce(t('geaenderteZeilen', { count: weitere.length + 1 }))
    else announce(t('geaenderteZeile', { nummer: erste.nummer, status: b(`status.${erste.status}`) }))
  }, [geaendert, t, b])
}
