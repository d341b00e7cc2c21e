import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'

export const organisationPath = '/organisation'

export const verzeichnisPaths = {
  PFLEGEDIENST: '/pflegedienste',
  APOTHEKE: '/apotheken',
  ARZTPRAXIS: '/aerzte',
} as const satisfies Record<OrganisationArt, string>

export const profilPath = (art: OrganisationArt, organisationId: string): string => `${verzeichnisPaths[art]}/${organisationId}`
