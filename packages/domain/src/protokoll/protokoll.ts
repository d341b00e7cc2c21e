/** Who, when, on what, never the content. */
import type { Rolle } from '../shared/akteur.ts'

/** Read, change, take out of the organisation (export, print), and what happened with an account: signing in, its proofs, its sessions. */
export const protokollArten = ['LESEN', 'AENDERN', 'AUSGEBEN', 'KONTO'] as const
export type ProtokollArt = (typeof protokollArten)[number]

/** What happens with an account. */
export const kontoArten = [
  'ANMELDUNG',
  'FEHLVERSUCH',
  'NEUES_GERAET',
  'PASSWORT',
  'TOTP_AN',
  'TOTP_AUS',
  'PASSKEY_AN',
  'PASSKEY_AUS',
  'ERSATZCODES',
  'ERSATZCODE_BENUTZT',
  'SITZUNGEN_BEENDET',
  'GESPERRT',
  'ENTSPERRT',
  'NAME',
  'ADRESSE_VERLANGT',
  'ADRESSE',
  'ADRESSE_ZURUECK',
] as const
export type KontoArt = (typeof kontoArten)[number]

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
  'PRODUCT',
  'STOCK_PLACE',
  'RECALL',
  'COURSE',
  'FILE',
  'SCHICHTUEBERGABE',
  'BOARD',
  'BOARD_LIST',
  'BOARD_CARD',
  'BOARD_LABEL',
  'BOARD_TEMPLATE',
  'MAIL',
  'NOTE',
  'NOTE_LABEL',
  'TASK',
  'TASK_TAG',
  'CHAT_GROUP',
  'PERSON',
  'ORGANISATION',
  'PARTNERSCHAFT',
  'ANLIEGEN',
  'RECHTSTEXT',
  'PROTOKOLL',
  'MACHINE',
  'WEBHOOK',
  ...kontoArten.map((art) => `KONTO_${art}` as const),
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
