import type { OrganisationArt } from '@dreiklang/domain/shared/akteur'

export const verwaltungPath = '/verwaltung'

export const einladungPath = '/einladung'

export const personalPaths = {
  PFLEGEDIENST: '/pflegepersonal',
  APOTHEKE: '/apothekepersonal',
  ARZTPRAXIS: '/arztpersonal',
} as const satisfies Record<OrganisationArt, string>

export const personPath = (art: OrganisationArt, personId: string) => `${personalPaths[art]}/${personId}`
export const openEinladungPath = (art: OrganisationArt, einladungId: string) => `${personalPaths[art]}?einladung=${einladungId}`
