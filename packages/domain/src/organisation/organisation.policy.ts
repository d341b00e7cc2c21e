/** Who may look up, let in and shut out whom. Pure; the records come in as arguments. */
import { type Akteur, type OrganisationArt, type Rolle, seiteVon } from '../shared/akteur.ts'
import type { FeldFehler } from '../shared/fehler.ts'
import { sharedFehler } from '../shared/shared.errors.ts'
import type { PersonAngaben } from './organisation.contract.ts'
import { organisationFehler } from './organisation.errors.ts'
import { berufeDerArt, seiteDerArt } from './organisation.ts'

/** Administrator of an organisation; the platform's own is not one. */
export const istVerwaltung = (rolle: Rolle): boolean => rolle !== 'ROLE_ADMIN' && rolle.endsWith('_ADMIN')

/** The organisation in whose name a person works. @throws zugriff.verboten for the platform administrator, who has none */
export function eigeneOrganisation({ organisationId }: Akteur): string {
  if (organisationId === null) throw sharedFehler.ablehnen('zugriff.verboten')
  return organisationId
}

/** A practice never picks a pharmacy (§ 11 ApoG), so it is not shown any. @throws zugriff.verboten */
export function pruefeNachschlagen({ rolle }: Akteur, art: OrganisationArt): void {
  if (seiteVon(rolle) === 'ARZT' && art !== 'ARZTPRAXIS') throw sharedFehler.ablehnen('zugriff.verboten')
}

/** Whose people a person decides about: the own ones, the platform administrator all. @throws nicht_gefunden as for an unknown organisation */
export function pruefeZustaendig({ rolle, organisationId }: Akteur, gefragt: string): void {
  if (rolle !== 'ROLE_ADMIN' && gefragt !== organisationId) throw sharedFehler.ablehnen('nicht_gefunden')
}

const feld = (path: string, code: string): FeldFehler => ({ path, code, message: code })

/**
 * Whether `akteur` may give this person an account in the organisation. The platform lets in the first administrator only: whoever could
 * add a second one to a house at work could read what it knows of its Klienten.
 * @throws the refusals of the room
 */
export function pruefeNeuePerson({
  akteur,
  angaben,
  organisation,
}: {
  akteur: Akteur
  angaben: PersonAngaben
  organisation: { art: OrganisationArt; hatVerwaltung: boolean }
}): void {
  const plattform = akteur.rolle === 'ROLE_ADMIN'
  if (seiteVon(angaben.rolle) !== seiteDerArt[organisation.art] || (plattform && !istVerwaltung(angaben.rolle))) {
    throw organisationFehler.ablehnen('organisation.rolle_passt_nicht', { felder: [feld('rolle', 'rolle')] })
  }
  if (!berufeDerArt[organisation.art].includes(angaben.beruf)) {
    throw organisationFehler.ablehnen('organisation.beruf_passt_nicht', { felder: [feld('beruf', 'auswahl')] })
  }
  if (angaben.lanr !== null && angaben.beruf !== 'ARZT') {
    throw organisationFehler.ablehnen('organisation.lanr_nur_arzt', { felder: [feld('lanr', 'falsch')] })
  }
  if (plattform && organisation.hatVerwaltung) throw organisationFehler.ablehnen('organisation.hat_verwaltung')
}

/** @param andereVerwaltung whether the organisation keeps another active administrator. @throws organisation.letzte_verwaltung */
export function pruefeSperre(person: { rolle: Rolle; aktiv: boolean }, andereVerwaltung: boolean): void {
  if (person.aktiv && istVerwaltung(person.rolle) && !andereVerwaltung) throw organisationFehler.ablehnen('organisation.letzte_verwaltung')
}
