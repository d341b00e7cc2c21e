import { lazy } from 'react'
import type { BesuchAnbauten } from '../../../hausbesuch/components/anbauten.ts'

/** What orders add to the pages of visits; loaded with those pages. */
export const bestellungOnBesuch: Pick<BesuchAnbauten, 'karten' | 'fromBestellung'> = {
  karten: [lazy(async () => ({ default: (await import('./BestellungenCard.tsx')).BestellungenCard }))],
  fromBestellung: async (bestellungId) => (await import('../besuch.queries.ts')).besuchDefault(bestellungId),
}
