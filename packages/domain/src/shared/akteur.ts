/** Who acts: roles and kinds of organisation as the specification names them (product.md, section 6). */
import type { Scope } from './machineCalls.ts'
import type { Rechte } from './rechte.ts'

export const rollen = [
  'ROLE_ADMIN',
  'ROLE_PFLEGER',
  'ROLE_PFLEGE_ADMIN',
  'ROLE_APOTHEKER',
  'ROLE_APOTHEKE_ADMIN',
  'ROLE_ARZT',
  'ROLE_ARZT_ADMIN',
] as const
export type Rolle = (typeof rollen)[number]

export const organisationArten = ['PFLEGEDIENST', 'APOTHEKE', 'ARZTPRAXIS'] as const
export type OrganisationArt = (typeof organisationArten)[number]

export const seiten = ['PFLEGE', 'ARZT', 'APOTHEKE'] as const
export type Seite = (typeof seiten)[number]

/** A signed-in person with what the three gates need to know. `organisationId` is null for the platform administrator only. */
export interface Akteur extends Rechte {
  personId: string
  sitzungId: string
  rolle: Rolle
  organisationId: string | null
  name: string
  /** What brought the person here this time, for the audit trail; a person at work in the name of the clock has none. */
  anfrage?: RequestTrail
  /** A program of the organisation and nobody: it may make the calls of its scopes and no others (machineCalls.ts). */
  machine?: { scopes: readonly Scope[] }
}

export interface RequestTrail {
  id: string
  /** Shortened: the network and not the line; null for what is not an address. */
  adresse: string | null
}

const seiteOfRolle: Record<Rolle, Seite | null> = {
  ROLE_ADMIN: null,
  ROLE_PFLEGER: 'PFLEGE',
  ROLE_PFLEGE_ADMIN: 'PFLEGE',
  ROLE_APOTHEKER: 'APOTHEKE',
  ROLE_APOTHEKE_ADMIN: 'APOTHEKE',
  ROLE_ARZT: 'ARZT',
  ROLE_ARZT_ADMIN: 'ARZT',
}

/** The side a role works on; null for the platform administrator, who stands on none. */
export function seiteOf(rolle: Rolle): Seite | null {
  return seiteOfRolle[rolle]
}

export const rollenOfSeite: Record<Seite, readonly Rolle[]> = {
  PFLEGE: ['ROLE_PFLEGER', 'ROLE_PFLEGE_ADMIN'],
  ARZT: ['ROLE_ARZT', 'ROLE_ARZT_ADMIN'],
  APOTHEKE: ['ROLE_APOTHEKER', 'ROLE_APOTHEKE_ADMIN'],
}

export const allSeitenRollen: readonly Rolle[] = rollen.filter((rolle) => rolle !== 'ROLE_ADMIN')
