/** What the audit trail knows of a deed: who, when, on what, never the content. */
import type { Rolle } from '../shared/akteur.ts'

/** Read, change, take out of the house (export, print). */
export const protokollArten = ['LESEN', 'AENDERN', 'AUSGEBEN'] as const
export type ProtokollArt = (typeof protokollArten)[number]

/** The kinds of things that the screens have a word for. */
export const objektArten = [
  'KLIENT',
  'EINWILLIGUNG',
  'APOTHEKENWAHL',
  'ABWESENHEIT',
  'DOKUMENT',
  'BESTELLUNG',
  'KONTAKT',
  'PERSON',
  'ORGANISATION',
  'PARTNERSCHAFT',
  'ANLIEGEN',
  'RECHTSTEXT',
  'PROTOKOLL',
] as const
export type ObjektArt = (typeof objektArten)[number]

/** One deed. */
export interface ProtokollEintrag {
  /** `room.verb`, the id of the call. */
  aktion: string
  art: ProtokollArt
  /** One of `objektArten`, where it is one of them. */
  objektArt: string
  objektId: string
  /** Whose record it was about; such a deed is kept for ten years instead of one. */
  klientId?: string | null
  /** Names of the fields that were changed, never what stands in them. */
  felder?: readonly string[]
  grund?: string | null
  /** Whose chain; the actor's own organisation by default. */
  organisationId?: string
}

/** The chain of deeds that belong to no organisation: those of the platform's administration. */
export const plattformKette = '00000000-0000-0000-0000-000000000000'

/** Heads of organisations, who answer for what happens in their house. */
export const leitungen: readonly Rolle[] = ['ROLE_PFLEGE_ADMIN', 'ROLE_APOTHEKE_ADMIN', 'ROLE_ARZT_ADMIN']

/** Rooms whose deeds are a matter of security: the platform's administration reads them of all houses. Row-level security has the same list. */
export const sicherheitsRaeume = ['anmeldung', 'organisation', 'personal', 'protokoll', 'rechtstexte'] as const
