/** Who, when, on what, never the content. */
import type { Rolle } from '../shared/akteur.ts'

/** Read, change, take out of the organisation (export, print), and what happened with an account: signing in, its proofs, its sessions. */
export const protokollArten = ['LESEN', 'AENDERN', 'AUSGEBEN', 'KONTO'] as const
export type ProtokollArt = (typeof protokollArten)[number]

export const objektArten = [
  'KLIENT',
  'EINWILLIGUNG',
  'APOTHEKENWAHL',
  'ABWESENHEIT',
  'DOKUMENT',
  'BESTELLUNG',
  'HAUSBESUCH',
  'SERIE',
  'KONTAKT',
  'PERSON',
  'ORGANISATION',
  'PARTNERSCHAFT',
  'ANLIEGEN',
  'RECHTSTEXT',
  'PROTOKOLL',
  'KONTO_ANMELDUNG',
  'KONTO_FEHLVERSUCH',
  'KONTO_PASSWORT',
  'KONTO_TOTP_AN',
  'KONTO_TOTP_AUS',
  'KONTO_PASSKEY_AN',
  'KONTO_PASSKEY_AUS',
  'KONTO_ERSATZCODES',
  'KONTO_ERSATZCODE_BENUTZT',
  'KONTO_SITZUNGEN_BEENDET',
  'KONTO_GESPERRT',
  'KONTO_ENTSPERRT',
  'KONTO_NAME',
  'KONTO_ADRESSE_VERLANGT',
  'KONTO_ADRESSE',
  'KONTO_ADRESSE_ZURUECK',
] as const
export type ObjektArt = (typeof objektArten)[number]

export interface ProtokollEntry {
  /** `room.verb`, the id of the call. */
  aktion: string
  art: ProtokollArt
  objektArt: string
  objektId: string
  /** Whose record it was about; such an action is kept for ten years instead of one. */
  klientId?: string | null
  /** Names of the fields that were changed, never what stands in them. */
  felder?: readonly string[]
  grund?: string | null
  organisationId?: string
}

/** The chain of actions that belong to no organisation: those of the platform's administration. */
export const plattformKette = '00000000-0000-0000-0000-000000000000'

export const leitungen: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']

/** Rooms whose actions are a matter of security: the platform's administration reads them of all organisations. Row-level security has the same list. */
export const sicherheitsRaeume = ['anmeldung', 'organisation', 'personal', 'protokoll', 'rechtstexte'] as const
