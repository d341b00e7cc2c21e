import { seiteOfArt } from '@dreiklang/domain/organisation/organisation'
import { type OrganisationArt, type Rolle, rollenOfSeite } from '@dreiklang/domain/shared/akteur'
import type { SessionUser } from '../../shared/sessionUser.ts'

export interface OwnOrganisation {
  id: string
  name: string
  art: OrganisationArt
}

/** Null for the platform. */
export function ownOrganisation({ pflegepersonal, apothekepersonal, arztpersonal }: SessionUser): OwnOrganisation | null {
  if (pflegepersonal !== undefined)
    return { id: pflegepersonal.pflegedienst.id, name: pflegepersonal.pflegedienst.firmenname, art: 'PFLEGEDIENST' }
  if (apothekepersonal !== undefined) return { id: apothekepersonal.apotheke.id, name: apothekepersonal.apotheke.name, art: 'APOTHEKE' }
  if (arztpersonal !== undefined) return { id: arztpersonal.arzt.id, name: arztpersonal.arzt.praxis, art: 'ARZTPRAXIS' }
  return null
}

export function rollenOfArt(art: OrganisationArt): readonly Rolle[] {
  return rollenOfSeite[seiteOfArt[art]]
}

export const leitungOfArt = {
  PFLEGEDIENST: 'ROLE_PFLEGE_ADMIN',
  APOTHEKE: 'ROLE_APOTHEKE_ADMIN',
  ARZTPRAXIS: 'ROLE_ARZT_ADMIN',
} as const satisfies Record<OrganisationArt, Rolle>

export type VerwaltungsBereich = { bereich: 'plattform' } | { bereich: 'eigene'; organisation: OwnOrganisation } | { bereich: 'keiner' }

export function verwaltungsBereich(user: SessionUser): VerwaltungsBereich {
  if (user.roles.includes('ROLE_ADMIN')) return { bereich: 'plattform' }
  const organisation = ownOrganisation(user)
  if (organisation === null || !user.roles.includes(leitungOfArt[organisation.art])) return { bereich: 'keiner' }
  return { bereich: 'eigene', organisation }
}
