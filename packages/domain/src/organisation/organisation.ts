/** What belongs to a kind of organisation: the side of orders that it stands on, and the professions of its people. */
import type { OrganisationArt, Seite } from '../shared/akteur.ts'
import type { PersonAngaben } from './organisation.contract.ts'

export const seiteDerArt = {
  PFLEGEDIENST: 'PFLEGE',
  APOTHEKE: 'APOTHEKE',
  ARZTPRAXIS: 'ARZT',
} as const satisfies Record<OrganisationArt, Seite>

/** The right to decide about a substitution follows from the profession, so a profession belongs to a kind of house (domain.md 5.5). */
export const berufeDerArt: Record<OrganisationArt, readonly PersonAngaben['beruf'][]> = {
  PFLEGEDIENST: ['PFLEGEKRAFT', 'VERWALTUNG'],
  APOTHEKE: ['APOTHEKER', 'PTA', 'PI', 'PKA', 'BOTE', 'VERWALTUNG'],
  ARZTPRAXIS: ['ARZT', 'MFA', 'VERWALTUNG'],
}
