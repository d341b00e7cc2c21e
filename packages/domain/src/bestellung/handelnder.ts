/** Who decides about an order, and what is known at that moment. */
import type { Versicherungsart } from '../klient/klient.ts'
import type { PlanStand } from '../klient/medikation.ts'
import type { Seite } from '../shared/akteur.ts'
import type { Bundesland } from '../shared/feiertage.ts'
import type { Rechte } from '../shared/rechte.ts'
import type { IsoDate, Instant } from '../shared/time.ts'
import type { Adresse } from './bestellung.ts'
import type { Named } from '../arzneimittel/produkt.ts'

export interface Person extends Rechte {
  seite: Seite
  organisationId: string
  personId: string
  name: string
}

export type Handelnder = Person | 'UHR'

/** A doctor, and not somebody else of the practice. */
export const isArzt = (who: Handelnder): boolean => who !== 'UHR' && who.seite === 'ARZT' && who.istArzt

/** What an order must know about the Klient at this moment. */
export interface KlientStand {
  id: string
  versicherungsart: Versicherungsart
  zuzahlungBefreitBis: IsoDate | null
  kvnr: string | null
  geburtsdatum: IsoDate
  adresse: Adresse | null
  wohnform: string
  status: 'AKTIV' | 'PAUSIERT' | 'BEENDET' | 'VERSTORBEN'
  /** A Medikationsplan lies with the documents of the Klient: where none is kept, a dose can be "as in the plan" by it. */
  medikationsplan: boolean
  /** The plan that the nursing service keeps; null where there is none, or nothing is taken by it today. */
  plan: PlanStand | null
  /** The practice that treats, by the record. */
  hausarztId: string | null
  /** The Klient's own choice, never preset by the platform (§ 11 ApoG). */
  apothekeId: string | null
  einwilligungen: readonly string[]
}

export interface EarlierBestellung {
  bestellungId: string
  nummer: string
  gesendetAm: Instant
  /** Not handed over yet, whoever has it. */
  offen: boolean
  geliefertAm: Instant | null
  angefordert: Named
  verordnet: Named | null
  abgegeben: Named | null
  /** The doctor saw no indication, or withdrew the prescription. */
  gestoppt: boolean
}

/** Whether the pharmacy that acts is the Klient's own; all that it learns of the record. */
export const versorgungen = ['GEWAEHLT', 'ANDERE_APOTHEKE', 'BEENDET'] as const
export type Versorgung = (typeof versorgungen)[number]

/** Where each house of an order is: its holidays count while it is its turn. Null: not said, the holidays of all of Germany alone. */
export type Laender = Readonly<Record<Seite, Bundesland | null>>

export const noLaender: Laender = { PFLEGE: null, ARZT: null, APOTHEKE: null }

export interface DecisionContext {
  now: Instant
  /** Calendar day in Berlin. */
  heute: IsoDate
  handelnder: Handelnder
  /** Where the house of who acts is: its holidays count for Werktage. Null: not said, or of no account. */
  bundesland: Bundesland | null
  /** Of the houses of the order, where a step ends or begins a rest of their clocks; null: of no account. */
  laender: Laender | null
  klient: KlientStand | null
  fruehere: readonly EarlierBestellung[]
  /** The target of a forwarding exists and is of the right kind; `vertretung` when it stands in for the practice now. */
  ziel: { organisationId: string; vertretung: boolean } | null
  /** The second pair of eyes that was named, when somebody of the own house who works there now. */
  kontrolle: { personId: string; name: string; istPharmazeutisch: boolean } | null
  /** Null: not asked, or the order is for the house and no Klient. */
  versorgung: Versorgung | null
  /** § 12a ApoG: only with contract, consent and the platform's switch; off by default (domain.md, decision 7). */
  direktErlaubt: boolean
  neueId(): string
  /** Six digits for the hand-over at the door. */
  newCode(): string
}
