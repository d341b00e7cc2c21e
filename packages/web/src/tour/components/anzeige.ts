import type { StoppAnswer } from '@dreiklang/domain/tour/view.contract'
import { klientName } from '../../hausbesuch/components/anzeige.tsx'

export function stoppName({ besuch, haus, bezeichnung }: Pick<StoppAnswer, 'besuch' | 'haus' | 'bezeichnung'>): string {
  if (besuch !== null) return besuch.klient === null ? besuch.nummer : klientName(besuch.klient)
  return haus?.name ?? bezeichnung ?? ''
}

export const stoppAnker = (stoppId: string): string => `stopp-${stoppId}`
