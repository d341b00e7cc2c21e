import type { StoppAntwort } from '@dreiklang/domain/tour/sicht.contract'
import { klientName } from '../../hausbesuch/components/anzeige.ts'

/** Whom or what a stop is about. */
export function stoppName({ besuch, haus, bezeichnung }: Pick<StoppAntwort, 'besuch' | 'haus' | 'bezeichnung'>): string {
  if (besuch !== null) return besuch.klient === null ? besuch.nummer : klientName(besuch.klient)
  return haus?.name ?? bezeichnung ?? ''
}

export const oderNichts = (text: string): string | null => (text.trim() === '' ? null : text)
