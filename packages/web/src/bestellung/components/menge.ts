import type { Mengeneinheit } from '@dreiklang/domain/bestellung/bestellung'
import type { Rezeptart } from '@dreiklang/domain/bestellung/rezept'
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
