import { organisationArten } from '@dreiklang/domain/shared/akteur'
import type { RoomRoute } from '../shared/roomRoute.ts'
import { organisationPath, verzeichnisPaths } from './organisation.paths.ts'

export const organisationRoutes: readonly RoomRoute[] = [
  { path: organisationPath, load: async () => ({ Page: (await import('./pages/OrganisationPage.tsx')).OrganisationPage }) },
  ...organisationArten.flatMap((art): RoomRoute[] => [
    { path: verzeichnisPaths[art], load: async () => (await import('./pages/VerzeichnisPage.tsx')).verzeichnisSeiten[art] },
    { path: `${verzeichnisPaths[art]}/$organisationId`, load: async () => ({ Page: (await import('./pages/ProfilPage.tsx')).ProfilPage }) },
  ]),
]
