import { lazy } from 'react'
import type { BesuchAnbauten } from '../../hausbesuch/components/anbauten.ts'

/** What documentation adds to the pages of visits; loaded with those pages. */
export const dokumentationAmBesuch: Pick<BesuchAnbauten, 'karten' | 'ausFolge'> = {
  karten: [lazy(async () => ({ default: (await import('./FolgenKarte.tsx')).FolgenKarte }))],
  ausFolge: async (wo) => (await import('../folge.queries.ts')).folgeVorgabe(wo),
}
/** What documentation adds to the page of a visit; loaded with it. */
export const dokumentationAmBesuch: BesuchAnbauten['karten'] = [
  lazy(async () => ({ default: (await import('./MitgabeKarte.tsx')).MitgabeKarte })),
]
