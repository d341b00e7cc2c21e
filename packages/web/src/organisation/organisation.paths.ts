import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'

/** The own record of an organisation, for its manager. */
export const organisationPath = '/organisation'

export const verzeichnisPfade = {
  PFLEGEDIENST: '/pflegedienste',
  APOTHEKE: '/apotheken',
  ARZTPRAXIS: '/aerzte',
} as const satisfies Record<OrganisationArt, string>

export const profilPfad = (art: OrganisationArt, organisationId: string): string => `${verzeichnisPfade[art]}/${organisationId}`
