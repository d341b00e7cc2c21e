import { lazy } from 'react'
import type { BesuchAnbauten } from '../../hausbesuch/components/anbauten.ts'

/** What documentation adds to the pages of visits; loaded with those pages. */
export const dokumentationOnBesuch: Pick<BesuchAnbauten, 'karten' | 'fromFolge'> = {
  karten: [
    lazy(async () => ({ default: (await import('./FolgenCard.tsx')).FolgenCard })),
    lazy(async () => ({ default: (await import('./MitgabeCard.tsx')).MitgabeCard })),
  ],
  fromFolge: async (wo) => (await import('../folge.queries.ts')).folgeDefault(wo),
}
