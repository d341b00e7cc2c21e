import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'

/** The administration of organisations and accounts. */
export const verwaltungPath = '/verwaltung'

/** The page behind the link of an invitation. */
export const einladungPath = '/einladung'

/** People of a kind of organisation: the own ones, or those of partners. */
export const personalPaths = {
  PFLEGEDIENST: '/pflegepersonal',
  APOTHEKE: '/apothekepersonal',
  ARZTPRAXIS: '/arztpersonal',
} as const satisfies Record<OrganisationArt, string>

export const personPath = (art: OrganisationArt, personId: string) => `${personalPaths[art]}/${personId}`
/** The list with an open invitation above it. */
export const openEinladungPath = (art: OrganisationArt, einladungId: string) => `${personalPaths[art]}?einladung=${einladungId}`
