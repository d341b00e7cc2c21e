/** The order as it is stored: a header with items; the item carries the status (domain.md, section 3). */
import type { Seite } from '../shared/akteur.ts'
import type { Datum, Instant } from '../shared/zeit.ts'
import type { Lieferung } from './lieferung.ts'
import type { Produkt, Rezept, RezeptVorlage, Rezeptart } from './rezept.ts'
import type { Rueckfrage } from './rueckfrage.ts'

export const positionStatus = [
  'ENTWURF',
  'BEIM_ARZT',
  'VERORDNET',
  'BEI_APOTHEKE',
  'IN_BEARBEITUNG',
  'BEREIT',
  'GELIEFERT',
  'ABGESCHLOSSEN',
  'ABGELEHNT',
  'STORNIERT',
] as const
export type PositionStatus = (typeof positionStatus)[number]

export const endStatus: readonly PositionStatus[] = ['ABGESCHLOSSEN', 'ABGELEHNT', 'STORNIERT']

export function istEnde(status: PositionStatus): boolean {
  return endStatus.includes(status)
}

/** Whose turn it is. */
export const wartende = ['PFLEGE', 'ARZT', 'APOTHEKE', 'KLIENT', 'NIEMAND'] as const
export type WartetAuf = (typeof wartende)[number]

export const bestellungArten = ['KLIENT', 'EINRICHTUNG'] as const
export const prioritaeten = ['NORMAL', 'DRINGEND', 'NOTFALL'] as const
export const lieferarten = [
  'LIEFERUNG_KLIENT',
  'LIEFERUNG_PFLEGEDIENST',
  'LIEFERUNG_ANDERE_ADRESSE',
  'ABHOLUNG_PFLEGE',
  'ABHOLUNG_KLIENT',
] as const
export const einloesungen = ['DURCH_PFLEGE', 'DURCH_KLIENT', 'DIREKT_APOTHEKE'] as const
export const quellen = [
  'MANUELL',
  'REICHWEITE',
  'DAUERBESTELLUNG',
  'BLISTER',
  'HAUSBESUCH',
  'IMPORT_FHIR',
  'IMPORT_BMP',
  'ANLIEGEN',
] as const
export const mengeneinheiten = ['PACKUNG', 'STUECK', 'KARTON', 'FLASCHE', 'BLISTER_WOCHE'] as const
export const gruende = [
  'REICHWEITE_ERSCHOEPFT',
  'NACH_BEDARF',
  'NACH_VITALWERT',
  'KORREKTUR',
  'NEUVERORDNUNG',
  'ENTLASSUNG',
  'VERLUST_BRUCH',
] as const
export const kostenhinweise = ['ZUZAHLUNG_BEFREIT', 'ZUZAHLUNG', 'SELBSTZAHLER', 'UNKLAR'] as const

export type BestellungArt = (typeof bestellungArten)[number]
export type Prioritaet = (typeof prioritaeten)[number]
export type Lieferart = (typeof lieferarten)[number]
export type Einloesung = (typeof einloesungen)[number]
export type Quelle = (typeof quellen)[number]
export type Mengeneinheit = (typeof mengeneinheiten)[number]
export type Grund = (typeof gruende)[number]
export type Kostenhinweis = (typeof kostenhinweise)[number]

export const hoechstensPositionen = 20
export const reklamationsfristTage = 14

export interface Adresse {
  strasse: string
  hausnummer: string
  zusatz: string | null
  plz: string
  ort: string
}

/** Doses of a day as the Medikationsplan writes them ("1", "1/2", "0,5"), or free text, or "as in the plan". */
export interface Dosierung {
  schema: { morgens: string; mittags: string; abends: string; nachts: string } | null
  text: string | null
  lautMedikationsplan: boolean
}

/** One request in the sense of gematik: VERORDNUNG to the doctor, ABGABE to the pharmacy; a return opens a new round. */
export interface Anforderung {
  art: 'VERORDNUNG' | 'ABGABE'
  runde: number
  requestId: string
  status: 'active' | 'completed' | 'revoked' | 'entered-in-error'
}

/** What the pharmacy handed out for this position. */
export interface Abgabe {
  lieferungId: string
  produkt: Produkt
  menge: number
  charge: string | null
  verfall: string | null
  austauschGrund: AustauschFall | null
}

/** § 129 Abs. 2a SGB V: what the pharmacy may decide without the doctor (case A) beside the Rabattvertrag. */
export const austauschFaelle = ['RABATTVERTRAG', 'PACKUNGSGROESSE', 'PACKUNGSANZAHL', 'TEILMENGE', 'WIRKSTAERKE'] as const
export type AustauschFall = (typeof austauschFaelle)[number]

/** When the doctor must prescribe again (case B). */
export const neuesRezeptGruende = [
  'AUT_IDEM',
  'AUSSCHLUSSLISTE',
  'ANDERE_DARREICHUNGSFORM',
  'ANDERER_WIRKSTOFF',
  'MEHR_WIRKSTOFF',
  'MEDIZINPRODUKT',
  'REZEPT_FEHLERHAFT',
] as const
export type NeuesRezeptGrund = (typeof neuesRezeptGruende)[number]

export const arztAblehnungsgruende = [
  'ARZTTERMIN_NOETIG',
  'EGK_FEHLT_QUARTAL',
  'NICHT_INDIZIERT',
  'ZU_FRUEH',
  'FALSCHE_PRAXIS',
  'BUDGET_OTC',
  'SONSTIGES',
] as const
export const apothekeAblehnungsgruende = [
  'NICHT_LIEFERBAR',
  'REZEPT_FEHLT',
  'REZEPT_FEHLERHAFT',
  'NICHT_VERSORGUNGSGEBIET',
  'KASSE_LEHNT_AB',
  'SONSTIGES',
] as const
export const reklamationsgruende = ['FALSCH', 'BESCHAEDIGT', 'FEHLMENGE', 'VERFALL', 'KUEHLKETTE'] as const

/** The words of the requester about one medicine or product. */
export interface PositionAngaben {
  produkt: Produkt
  menge: number
  mengeneinheit: Mengeneinheit
  diagnose: string | null
  zeitraum: string | null
  dosierung: Dosierung | null
  /** Set when the dose differs from the plan; shown in red to doctor and pharmacy. */
  aenderungZuBisher: string | null
  grund: Grund
  restbestand: number | null
  restEinheit: string | null
  reichweiteBis: Datum | null
  rezeptart: Rezeptart
  rezeptVorlage: RezeptVorlage
  mvoGewuenscht: boolean
  vorherigeRezeptId: string | null
  /** The requester asks the doctor to exclude substitution; only the doctor sets the cross. */
  autIdemWunsch: string | null
  btm: boolean
  /** BtM: how long the amount lasts, in days (§ 9 BtMVV). */
  reichdauerTage: number | null
  kuehlpflichtig: boolean
  kostenhinweis: Kostenhinweis
  /** Why this is wanted although the same was ordered a short time ago. */
  doppeltGrund: string | null
}

export interface Position extends PositionAngaben {
  id: string
  lfdNr: number
  status: PositionStatus
  /** Since when in this state: the clock of the escalation starts here. */
  seit: Instant
  anforderungen: Anforderung[]
  rezept: Rezept | null
  fruehereRezepte: Rezept[]
  /** The pharmacy's decision about substitution, valid for the next delivery. */
  austausch: { produkt: Produkt; fall: AustauschFall; begruendung: string } | null
  /** Case B: what the pharmacy proposes to the doctor. */
  lieferproblem: { grund: NeuesRezeptGrund; text: string; vorschlaege: Produkt[] } | null
  abgaben: Abgabe[]
  mengeGeliefert: number
  /** Packed for the delivery under way, not yet handed over. */
  mengeBereit: number
  bearbeiter: { personId: string; name: string } | null
  termin: Datum | null
  ablehnung: { durch: 'ARZT' | 'APOTHEKE'; grund: string; text: string } | null
  reklamationen: { grund: string; text: string; menge: number; am: Instant }[]
  stornoAnfrage: { grund: string; am: Instant } | null
  restEntfaellt: { durch: 'PFLEGE' | 'APOTHEKE'; grund: string } | null
  geliefertAm: Instant | null
  eskalation: { stufe: 0 | 1 | 2 | 3; pausiertMs: number; pauseSeit: Instant | null }
  fristGewarnt: number | null
  /** The addressed practice may see the position: set when it first lies with the doctor. */
  sichtPraxis: boolean
  /** The chosen pharmacy: nothing, a preview by consent, or everything that is its business. */
  sichtApotheke: 'KEINE' | 'VORSCHAU' | 'VOLL'
}

/** What the requester says about the whole order. */
export interface KopfAngaben {
  art: BestellungArt
  klientId: string | null
  praxisId: string | null
  arztPersonId: string | null
  apothekeId: string | null
  /** Why another pharmacy than the one that the Klient chose. */
  abweichungGrund: string | null
  prioritaet: Prioritaet
  bedarfBis: Datum
  lieferart: Lieferart
  lieferadresse: Adresse | null
  lieferzeitfenster: string | null
  einloesung: Einloesung | null
  bemerkung: string | null
  interneNotiz: string | null
}

export interface Bestellung extends KopfAngaben {
  id: string
  /** `JJJJ-NNNNNN`, unique per requesting organisation, for the phone. */
  nummer: string
  version: number
  pflegedienstId: string
  anfordererPersonId: string
  quelle: Quelle
  vorgaengerId: string | null
  erstelltAm: Instant
  gesendetAm: Instant | null
  /** NOTFALL without an answer for half an hour: the phone numbers are shown. */
  notfallUnbestaetigt: boolean
  positionen: Position[]
  rueckfragen: Rueckfrage[]
  lieferungen: Lieferung[]
}

export function positionVon(bestellung: Bestellung, positionId: string): Position | undefined {
  return bestellung.positionen.find((position) => position.id === positionId)
}

/** The amount to deliver: what was prescribed, else what was asked for. */
export function sollMenge(position: Pick<Position, 'menge' | 'rezept'>): number {
  return position.rezept?.menge ?? position.menge
}

/** What is neither handed over nor packed. */
export function rest(position: Position): number {
  return sollMenge(position) - position.mengeGeliefert - position.mengeBereit
}

/** The organisation that stands on a side of this order. */
export function organisationAuf(bestellung: Bestellung, seite: Seite): string | null {
  switch (seite) {
    case 'PFLEGE':
      return bestellung.pflegedienstId
    case 'ARZT':
      return bestellung.praxisId
    case 'APOTHEKE':
      return bestellung.apothekeId
  }
}
