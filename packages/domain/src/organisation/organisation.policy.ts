import { type Akteur, type OrganisationArt, type Rolle, seiteOf } from '../shared/akteur.ts'
import { sharedErrors } from '../shared/shared.errors.ts'

export const isVerwaltung = (rolle: Rolle): boolean => rolle !== 'ROLE_ADMIN' && rolle.endsWith('_ADMIN')

/** The organisation in whose name a person works. @throws zugriff.verboten for the platform administrator, who has none */
export function ownOrganisation({ organisationId }: Akteur): string {
  if (organisationId === null) throw sharedErrors.refuse('zugriff.verboten')
  return organisationId
}

/** A practice never picks a pharmacy (§ 11 ApoG), so it is not shown any. @throws zugriff.verboten */
export function checkNachschlagen({ rolle }: Akteur, art: OrganisationArt): void {
  if (seiteOf(rolle) === 'ARZT' && art === 'APOTHEKE') throw sharedErrors.refuse('zugriff.verboten')
}
