import { lazy } from 'react'
import type { BesuchAnbauten } from '../../../hausbesuch/components/anbauten.ts'

/** What orders add to the pages of visits; loaded with those pages. */
export const bestellungAmBesuch: Pick<BesuchAnbauten, 'karten' | 'ausBestellung'> = {
  karten: [lazy(async () => ({ default: (await import('./BestellungenKarte.tsx')).BestellungenKarte }))],
  ausBestellung: async (bestellungId) => (await import('../besuch.queries.ts')).besuchVorgabe(bestellungId),
}
