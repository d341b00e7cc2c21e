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
export function fitTogether(eine: OrganisationArt, andere: OrganisationArt): boolean {
  return (eine === 'PFLEGEDIENST') !== (andere === 'PFLEGEDIENST')
}

/** What asking makes of it; asking an organisation that has asked itself is a yes. @throws organisation.partnerschaft_laeuft, organisation.partnerschaft_beendet */
export function byAnfrage(bisher: Partnerschaft | null, ich: string): 'ANGEFRAGT' | 'AKTIV' {
  if (bisher === null) return 'ANGEFRAGT'
  if (bisher.status === 'BEENDET') {
    if (bisher.beendetVon !== ich) throw organisationErrors.refuse('organisation.partnerschaft_beendet')
    return 'ANGEFRAGT'
  }
  if (bisher.status === 'AKTIV' || bisher.gefragtVon === ich) throw organisationErrors.refuse('organisation.partnerschaft_laeuft')
  return 'AKTIV'
}

/** Only who was asked answers. @throws organisation.partnerschaft_nicht_gefragt */
export function checkAnswer(bisher: Partnerschaft, ich: string): void {
  if (bisher.status !== 'ANGEFRAGT' || bisher.gefragtVon === ich)
    throw organisationErrors.refuse('organisation.partnerschaft_nicht_gefragt')
}

/** Ends what holds, and takes back what was asked. @throws organisation.partnerschaft_laeuft_nicht */
export function checkEnde(bisher: Partnerschaft): void {
  if (bisher.status === 'BEENDET') throw organisationErrors.refuse('organisation.partnerschaft_laeuft_nicht')
}
