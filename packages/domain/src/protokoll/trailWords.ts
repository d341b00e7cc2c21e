/** What an entry of the audit trail says, in both languages, for files that no screen writes; the screens say the same. */
import type { Rolle } from '../shared/akteur.ts'
import type { ObjektArt, ProtokollArt } from './protokoll.ts'

interface TrailWords {
  art: Readonly<Record<ProtokollArt, string>>
  objekt: Readonly<Record<ObjektArt, string>>
  rolle: Readonly<Record<Rolle, string>>
  grund: Readonly<Record<TrailGrund, string>>
  /** Who stands where no name can: the clock, a sign-in without an account, the platform, somebody whose name is not for the reader. */
  wer: Readonly<Record<'niemand' | 'keinKonto' | 'plattform' | 'unbekannt', string>>
}

export const trailGruende = ['KLIENT', 'VOLLMACHT', 'KASSE_MD', 'DIENSTWECHSEL', 'FRIST', 'VERSEHEN'] as const
export type TrailGrund = (typeof trailGruende)[number]

export const trailWords: Readonly<Record<'de' | 'en', TrailWords>> = {
  de: {
    art: { LESEN: 'Angesehen', AENDERN: 'Geändert', AUSGEBEN: 'Exportiert oder gedruckt', KONTO: 'Konto' },
    objekt: {
      KLIENT: 'Akte',
      EINWILLIGUNG: 'Einwilligung',
      APOTHEKENWAHL: 'Apothekenwahl',
      ABWESENHEIT: 'Abwesenheit',
      DOKUMENT: 'Dokument',
      BESTELLUNG: 'Bestellung',
      HAUSBESUCH: 'Hausbesuch',
      SERIE: 'Besuchsserie',
      KONTAKT: 'Kontakt',
      PRODUCT: 'Produkt im Lager',
      STOCK_PLACE: 'Lagerort',
      RECALL: 'Rückruf',
      COURSE: 'Kurs',
      FILE: 'Datei oder Ordner',
      SCHICHTUEBERGABE: 'Schichtübergabe',
      BOARD: 'Tafel',
      BOARD_LIST: 'Liste einer Tafel',
      BOARD_CARD: 'Karte einer Tafel',
      BOARD_LABEL: 'Stichwort einer Tafel',
      BOARD_TEMPLATE: 'Vorlage einer Tafel',
      MAIL: 'Mail',
      NOTE: 'Notiz',
      NOTE_LABEL: 'Stichwort für Notizen',
      TASK: 'Aufgabe',
      TASK_TAG: 'Stichwort für Aufgaben',
      CHAT_GROUP: 'Gruppe im Chat',
      PERSON: 'Person im Personal',
      ORGANISATION: 'Organisation',
      PARTNERSCHAFT: 'Partnerschaft',
      ANLIEGEN: 'Anliegen',
      RECHTSTEXT: 'Rechtstext',
      PROTOKOLL: 'Protokoll',
      MACHINE: 'Zugang eines Programms',
      WEBHOOK: 'Webhook',
      KONTO_ANMELDUNG: 'Anmeldung',
      KONTO_FEHLVERSUCH: 'Fehlgeschlagene Anmeldung',
      KONTO_NEUES_GERAET: 'Neues Gerät gemeldet',
      KONTO_PASSWORT: 'Passwort geändert',
      KONTO_TOTP_AN: 'Authenticator-App eingerichtet',
      KONTO_TOTP_AUS: 'Authenticator-App entfernt',
      KONTO_PASSKEY_AN: 'Passkey hinzugefügt',
      KONTO_PASSKEY_AUS: 'Passkey entfernt',
      KONTO_ERSATZCODES: 'Neue Ersatzcodes',
      KONTO_ERSATZCODE_BENUTZT: 'Ersatzcode benutzt',
      KONTO_SITZUNGEN_BEENDET: 'Andere Sitzungen beendet',
      KONTO_GESPERRT: 'Bildschirm gesperrt',
      KONTO_ENTSPERRT: 'Bildschirm entsperrt',
      KONTO_NAME: 'Name geändert',
      KONTO_ADRESSE_VERLANGT: 'Neue E-Mail-Adresse angefordert',
      KONTO_ADRESSE: 'E-Mail-Adresse geändert',
      KONTO_ADRESSE_ZURUECK: 'Änderung der E-Mail-Adresse zurückgenommen',
    },
    rolle: {
      ROLE_ADMIN: 'Plattformverwaltung',
      ROLE_PFLEGER: 'Pflegepersonal',
      ROLE_PFLEGE_ADMIN: 'Pflegedienstleitung',
      ROLE_APOTHEKER: 'Apothekenpersonal',
      ROLE_APOTHEKE_ADMIN: 'Apothekenleitung',
      ROLE_ARZT: 'Praxispersonal',
      ROLE_ARZT_ADMIN: 'Praxisleitung',
    },
    grund: {
      KLIENT: 'Für die Klientin oder den Klienten selbst',
      VOLLMACHT: 'Für jemanden mit Vollmacht',
      KASSE_MD: 'Für Kasse oder Medizinischen Dienst',
      DIENSTWECHSEL: 'Für den nächsten Pflegedienst',
      FRIST: 'Aufbewahrungsfrist vorbei',
      VERSEHEN: 'Versehentlich angelegt',
    },
    wer: { niemand: 'Automatisch', keinKonto: 'Kein bekanntes Konto', plattform: 'Plattformverwaltung', unbekannt: 'Name nicht sichtbar' },
  },
  en: {
    art: { LESEN: 'Viewed', AENDERN: 'Changed', AUSGEBEN: 'Exported or printed', KONTO: 'Account' },
    objekt: {
      KLIENT: 'Record',
      EINWILLIGUNG: 'Consent',
      APOTHEKENWAHL: 'Choice of pharmacy',
      ABWESENHEIT: 'Absence',
      DOKUMENT: 'Document',
      BESTELLUNG: 'Order',
      HAUSBESUCH: 'Home visit',
      SERIE: 'Series of visits',
      KONTAKT: 'Contact',
      PRODUCT: 'Product in the inventory',
      STOCK_PLACE: 'Storage place',
      RECALL: 'Recall',
      COURSE: 'Course',
      FILE: 'File or folder',
      SCHICHTUEBERGABE: 'Shift handover',
      BOARD: 'Board',
      BOARD_LIST: 'List of a board',
      BOARD_CARD: 'Card of a board',
      BOARD_LABEL: 'Label of a board',
      BOARD_TEMPLATE: 'Template of a board',
      MAIL: 'Mail',
      NOTE: 'Note',
      NOTE_LABEL: 'Label for notes',
      TASK: 'Task',
      TASK_TAG: 'Tag for tasks',
      CHAT_GROUP: 'Group in the chat',
      PERSON: 'Staff member',
      ORGANISATION: 'Organisation',
      PARTNERSCHAFT: 'Partnership',
      ANLIEGEN: 'Request',
      RECHTSTEXT: 'Legal text',
      PROTOKOLL: 'Audit trail',
      MACHINE: 'Access of a program',
      WEBHOOK: 'Webhook',
      KONTO_ANMELDUNG: 'Sign-in',
      KONTO_FEHLVERSUCH: 'Failed sign-in',
      KONTO_NEUES_GERAET: 'New device reported',
      KONTO_PASSWORT: 'Password changed',
      KONTO_TOTP_AN: 'Authenticator app set up',
      KONTO_TOTP_AUS: 'Authenticator app removed',
      KONTO_PASSKEY_AN: 'Passkey added',
      KONTO_PASSKEY_AUS: 'Passkey removed',
      KONTO_ERSATZCODES: 'New recovery codes',
      KONTO_ERSATZCODE_BENUTZT: 'Recovery code used',
      KONTO_SITZUNGEN_BEENDET: 'Other sessions ended',
      KONTO_GESPERRT: 'Screen locked',
      KONTO_ENTSPERRT: 'Screen unlocked',
      KONTO_NAME: 'Name changed',
      KONTO_ADRESSE_VERLANGT: 'New email address requested',
      KONTO_ADRESSE: 'Email address changed',
      KONTO_ADRESSE_ZURUECK: 'Change of email address undone',
    },
    rolle: {
      ROLE_ADMIN: 'Platform administration',
      ROLE_PFLEGER: 'Nursing staff',
      ROLE_PFLEGE_ADMIN: 'Nursing manager',
      ROLE_APOTHEKER: 'Pharmacy staff',
      ROLE_APOTHEKE_ADMIN: 'Pharmacy manager',
      ROLE_ARZT: 'Practice staff',
      ROLE_ARZT_ADMIN: 'Practice manager',
    },
    grund: {
      KLIENT: 'For the client',
      VOLLMACHT: 'For someone with a power of attorney',
      KASSE_MD: 'For the insurer or Medizinischer Dienst',
      DIENSTWECHSEL: 'For the next nursing service',
      FRIST: 'Retention period over',
      VERSEHEN: 'Created by mistake',
    },
    wer: { niemand: 'Automatic', keinKonto: 'No known account', plattform: 'Platform administration', unbekannt: 'Name not visible' },
  },
}

const among = <Name extends string>(table: Readonly<Record<Name, string>>, name: string): name is Name => name in table

/** A code that a line holds in its word; what an older entry says otherwise stays unsaid. */
const wordIn = <Name extends string>(table: Readonly<Record<Name, string>>, name: string): string | null =>
  among(table, name) ? table[name] : null

export const sayObjekt = (objektArt: string, language: 'de' | 'en'): string | null => wordIn(trailWords[language].objekt, objektArt)
export const sayRolle = (rolle: string, language: 'de' | 'en'): string | null => wordIn(trailWords[language].rolle, rolle)
/** Words that somebody wrote stay as they are. */
export const sayGrund = (grund: string, language: 'de' | 'en'): string => wordIn(trailWords[language].grund, grund) ?? grund
