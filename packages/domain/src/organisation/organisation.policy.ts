/** Who may look up and administer what. Pure; the records come in as arguments. */
import { type Akteur, type OrganisationArt, type Rolle, seiteVon } from '../shared/akteur.ts'
import { sharedFehler } from '../shared/shared.errors.ts'

/** Administrator of an organisation; the platform's own is not one. */
export const istVerwaltung = (rolle: Rolle): boolean => rolle !== 'ROLE_ADMIN' && rolle.endsWith('_ADMIN')

/** The organisation in whose name a person works. @throws zugriff.verboten for the platform administrator, who has none */
export function eigeneOrganisation({ organisationId }: Akteur): string {
  if (organisationId === null) throw sharedFehler.ablehnen('zugriff.verboten')
  return organisationId
}

/** A practice never picks a pharmacy (§ 11 ApoG), so it is not shown any. @throws zugriff.verboten */
export function pruefeNachschlagen({ rolle }: Akteur, art: OrganisationArt): void {
  if (seiteVon(rolle) === 'ARZT' && art === 'APOTHEKE') throw sharedFehler.ablehnen('zugriff.verboten')
}
