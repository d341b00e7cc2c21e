import { lazy } from 'react'
import type { BesuchAnbauten } from '../../hausbesuch/components/anbauten.ts'

export const dokumentationOnBesuch: Pick<BesuchAnbauten, 'karten' | 'fromFolge'> = {
  karten: [
    lazy(async () => ({ default: (await import('./FolgenCard.tsx')).FolgenCard })),
    lazy(async () => ({ default: (await import('./MitgabeCard.tsx')).MitgabeCard })),
  ],
  fromFolge: async (where) => (await import('../dokumentation.queries.ts')).folgeDefault(where),
}
