import type { Retoure } from '@dreiklang/domain/bestellung/retoure.document'
import type { Mengeneinheit } from '@dreiklang/domain/bestellung/bestellung'
import type { Rezeptart } from '@dreiklang/domain/bestellung/rezept'
import { sayWare } from '@dreiklang/domain/bestellung/rowWords'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useLanguage } from '../../shared/i18n.ts'
import { useBegriffeTexts } from '../bestellung.texts.ts'

interface Counted {
  rezeptart: Rezeptart
  menge: number
  mengeneinheit: Mengeneinheit
}

/** `2 Packungen`; null for nursing by Muster 12, of which nothing is counted. */
export function useMenge() {
  const b = useBegriffeTexts()
  return ({ rezeptart, menge, mengeneinheit }: Counted): string | null =>
    rezeptart === 'MUSTER12' ? null : `${menge} ${b(`mengeneinheit.${mengeneinheit}`, { count: menge })}`
}

/** `2 × Ramipril 5 mg`, `30 Stück Handschuhe`. */
export function useWare() {
  const language = useLanguage()
  return (ware: Parameters<typeof sayWare>[0]): string => sayWare(ware, language)
}

/** `3 Stück`, `1,5 ml`: how much came back or was destroyed. */
export function useRetoureMenge() {
  const b = useBegriffeTexts()
  return ({ menge, einheit }: Pick<Retoure, 'menge' | 'einheit'>): string =>
    `${formatNumber(menge)} ${b(`retoureEinheit.${einheit}`, { count: menge })}`
}

interface HkpSaid {
  massnahmen: string
  haeufigkeit: string
  von: string
  bis: string
}

/** Of a Muster 12: which measures, how often, and for how long; null for all else. */
export function useHkpLine() {
  const b = useBegriffeTexts()
  return (said: HkpSaid | null | undefined): string | null => {
    if (said === null || said === undefined) return null
    const { massnahmen, haeufigkeit, von, bis } = said
    return b('hkpZeile', { massnahmen, haeufigkeit, von: formatDate(von), bis: formatDate(bis) })
  }
}
