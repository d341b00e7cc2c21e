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

export function isEnd(status: PositionStatus): boolean {
  return endStatus.includes(status)
}

/** KOSTENTRAEGER: the Krankenkasse, which takes no part here and is asked outside. */
export const wartende = ['PFLEGE', 'ARZT', 'APOTHEKE', 'KLIENT', 'KOSTENTRAEGER', 'NIEMAND'] as const
export type WartetAuf = (typeof wartende)[number]

/** Whom a side waits for. */
export const listOthersThan = (seite: string): WartetAuf[] => wartende.filter((one) => one !== seite && one !== 'NIEMAND')

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
/** Where a draft came from: only what makes one is listed, so that no sheet can say more than there is. */
export const sources = ['MANUELL', 'HAUSBESUCH', 'ANLIEGEN', 'NACHSCHUB', 'REICHWEITE'] as const
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
export type Mengeneinheit = (typeof mengeneinheiten)[number]
export type Grund = (typeof gruende)[number]
export type Kostenhinweis = (typeof kostenhinweise)[number]

/** Severity of the duplicate warning: red up to 3 days, orange up to 7; OFFEN is older and not delivered. */
export const duplicateStufen = ['ROT', 'ORANGE', 'OFFEN'] as const
export type DuplicateStufe = (typeof duplicateStufen)[number]

export const maxPositionen = 20
export const reklamationsfristDays = 14

export interface Adresse {
  strasse: string
  hausnummer: string
  zusatz: string | null
  plz: string
  ort: string
}

export interface Dosierung {
  schema: { morgens: string; mittags: string; abends: string; nachts: string } | null
  text: string | null
  lautMedikationsplan: boolean
}

/** § 129 Abs. 2a SGB V: what the pharmacy may decide without the doctor (case A) beside the Rabattvertrag. */
export const austauschFaelle = [
  'RABATTVERTRAG',
  'PREISGUENSTIG',
  'PACKUNGSGROESSE',
  'PACKUNGSANZAHL',
  'TEILMENGE',
  'WIRKSTAERKE',
  'PHARMAZEUTISCHE_BEDENKEN',
  'DRINGENDER_FALL',
  'ABSPRACHE',
] as const
export type AustauschFall = (typeof austauschFaelle)[number]

/** Who agreed to a substitution that no contract with a Kasse covers. */
export const einverstandene = ['KLIENT', 'PRAXIS'] as const

/** When the doctor must prescribe again (case B). */
export const newRezeptGruende = [
  'AUT_IDEM',
  'AUSSCHLUSSLISTE',
  'ANDERE_DARREICHUNGSFORM',
  'ANDERER_WIRKSTOFF',
  'MEHR_WIRKSTOFF',
  'MEDIZINPRODUKT',
  'REZEPT_FEHLERHAFT',
] as const

export const arztAblehnungsgruende = [
  'ARZTTERMIN_NOETIG',
  'EGK_FEHLT_QUARTAL',
  'NICHT_INDIZIERT',
  'ZU_FRUEH',
  'FALSCHE_PRAXIS',
  'BUDGET_OTC',
  'SONSTIGES',
] as const
/** Judgements that only a doctor makes; the others are formal. */
export const medizinischeGruende = ['NICHT_INDIZIERT', 'ZU_FRUEH'] as const satisfies readonly (typeof arztAblehnungsgruende)[number][]
export const apothekeAblehnungsgruende = [
  'NICHT_LIEFERBAR',
  'REZEPT_FEHLT',
  'REZEPT_FEHLERHAFT',
  'NICHT_VERSORGUNGSGEBIET',
  'KASSE_LEHNT_AB',
  'SONSTIGES',
] as const
export const maxReklamationFotos = 3

export const reklamationsgruende = ['FALSCH', 'BESCHAEDIGT', 'FEHLMENGE', 'VERFALL', 'KUEHLKETTE'] as const
