import { lazy } from 'react'
import type { BesuchAnbauten } from '../../../hausbesuch/components/anbauten.ts'

export const bestellungOnBesuch: Pick<BesuchAnbauten, 'karten' | 'fromBestellung'> = {
  karten: [lazy(async () => ({ default: (await import('./BestellungenCard.tsx')).BestellungenCard }))],
  fromBestellung: async (bestellungId) => (await import('../besuch.queries.ts')).besuchDefault(bestellungId),
}
