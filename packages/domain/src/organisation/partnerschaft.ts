/** Whether two organisations work together. It opens the start of orders between them and the names of their people, never a Klient. */
import type { OrganisationArt } from '../shared/akteur.ts'
import { organisationErrors } from './organisation.errors.ts'

export const partnerschaftStatus = ['ANGEFRAGT', 'AKTIV', 'BEENDET'] as const
export type PartnerschaftStatus = (typeof partnerschaftStatus)[number]

export interface Partnerschaft {
  status: PartnerschaftStatus
  gefragtVon: string
  /** The organisation that refused or ended it; only it may ask again. */
  beendetVon: string | null
}

/** A practice and a pharmacy make no arrangement here, because patients may not be steered (§ 11 ApoG). */
export function fitTogether(one: OrganisationArt, others: OrganisationArt): boolean {
  return (one === 'PFLEGEDIENST') !== (others === 'PFLEGEDIENST')
}

/** What asking makes of it; asking an organisation that has asked itself is a yes. @throws organisation.partnerschaft_laeuft, organisation.partnerschaft_beendet */
export function byAnfrage(previous: Partnerschaft | null, me: string): 'ANGEFRAGT' | 'AKTIV' {
  if (previous === null) return 'ANGEFRAGT'
  if (previous.status === 'BEENDET') {
    if (previous.beendetVon !== me) throw organisationErrors.refuse('organisation.partnerschaft_beendet')
    return 'ANGEFRAGT'
  }
  if (previous.status === 'AKTIV' || previous.gefragtVon === me) throw organisationErrors.refuse('organisation.partnerschaft_laeuft')
  return 'AKTIV'
}

/** Only who was asked answers. @throws organisation.partnerschaft_nicht_gefragt */
export function checkAnswer(previous: Partnerschaft, me: string): void {
  if (previous.status !== 'ANGEFRAGT' || previous.gefragtVon === me)
    throw organisationErrors.refuse('organisation.partnerschaft_nicht_gefragt')
}

/** Ends what holds, and takes back what was asked. @throws organisation.partnerschaft_laeuft_nicht */
export function checkEnde(previous: Partnerschaft): void {
  if (previous.status === 'BEENDET') throw organisationErrors.refuse('organisation.partnerschaft_laeuft_nicht')
}
