import { organisationArten } from '@dreiklang/domain/shared/akteur'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { personalPaths, verwaltungPath } from './personal.paths.ts'

export const personalRoutes: readonly RoomRoute[] = [
  { path: verwaltungPath, load: async () => ({ Page: (await import('./pages/VerwaltungPage.tsx')).VerwaltungPage }) },
  ...organisationArten.flatMap((art): RoomRoute[] => [
    { path: personalPaths[art], load: async () => ({ Page: (await import('./pages/PersonalPage.tsx')).PersonalPage }) },
    { path: `${personalPaths[art]}/$personId`, load: async () => ({ Page: (await import('./pages/PersonPage.tsx')).PersonPage }) },
  ]),
]
