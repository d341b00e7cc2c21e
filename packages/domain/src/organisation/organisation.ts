/** What belongs to a kind of organisation: the side of orders that it stands on. */
import type { OrganisationArt, Seite } from '../shared/akteur.ts'

export const seiteOfArt = {
  PFLEGEDIENST: 'PFLEGE',
  APOTHEKE: 'APOTHEKE',
  ARZTPRAXIS: 'ARZT',
} as const satisfies Record<OrganisationArt, Seite>
