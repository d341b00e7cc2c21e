import { lazy } from 'react'
import type { BesuchAnbauten } from '../../hausbesuch/components/anbauten.ts'

/** What documentation adds to the pages of visits; loaded with those pages. */
export const dokumentationAmBesuch: Pick<BesuchAnbauten, 'karten' | 'ausFolge'> = {
  karten: [
    lazy(async () => ({ default: (await import('./FolgenKarte.tsx')).FolgenKarte })),
    lazy(async () => ({ default: (await import('./MitgabeKarte.tsx')).MitgabeKarte })),
  ],
  ausFolge: async (wo) => (await import('../folge.queries.ts')).folgeVorgabe(wo),
}
