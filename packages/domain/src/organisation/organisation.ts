import type { OrganisationArt, Seite } from '../shared/akteur.ts'

export const seiteOfArt = {
  PFLEGEDIENST: 'PFLEGE',
  APOTHEKE: 'APOTHEKE',
  ARZTPRAXIS: 'ARZT',
} as const satisfies Record<OrganisationArt, Seite>
