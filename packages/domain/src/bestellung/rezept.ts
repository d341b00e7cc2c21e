/** A token is never part of it (§ 360 Abs. 16 SGB V). Kinds, places, validity: domain.md 2.2 and 3.3. */
import { type Bundesland, lastOfWerktage } from '../shared/feiertage.ts'
import { type IsoDate, plusMonths, plusDays } from '../shared/time.ts'
import type { Produktart } from '../arzneimittel/produkt.ts'
import { type ProduktName, stoffOf } from '../arzneimittel/stoff.ts'

export const rezeptarten = [
  'OHNE',
  'EREZEPT_GKV',
  'EREZEPT_PRIVAT',
  'MUSTER16',
  'MUSTER12',
  'BTM',
  'BTM_NOTFALL',
  'T_REZEPT',
  'HILFSMITTEL_M16',
  'PRIVAT_PAPIER',
  'GRUEN',
  'ENTLASS',
] as const
export type Rezeptart = (typeof rezeptarten)[number]

export const rezeptVorlagen = ['ANFORDERN', 'LIEGT_IN_PRAXIS', 'LIEGT_BEI_UNS', 'AUF_EGK', 'OHNE'] as const
export type RezeptVorlage = (typeof rezeptVorlagen)[number]

export const rezeptOrte = [
  'FACHDIENST_EGK',
  'AUSDRUCK_PRAXIS',
  'AUSDRUCK_PFLEGE',
  'AUSDRUCK_KLIENT',
  'KIM_PFLEGE',
  'PAPIER_PRAXIS',
  'PAPIER_PFLEGE',
  'PAPIER_KLIENT',
  'PAPIER_UNTERWEGS',
  'APOTHEKE',
] as const
export type RezeptOrt = (typeof rezeptOrte)[number]

/**
 * Letters that a BtM form may carry (§ 9 Abs. 1 Nr. 6 BtMVV as of 8.4.2023, which ended "A" and "SZ"). S: substitution, § 5 Abs. 6 Satz 3
 * and § 5a Abs. 1 Satz 1; ST: beside the S a T, taken at home on one's own, § 5 Abs. 8 Satz 10; K: outfit of a merchant ship, § 7 Abs. 5
 * Satz 3; N: handed in after a Notfall-Verschreibung, § 8 Abs. 6 Satz 5.
 */
export const btmKennzeichen = ['S', 'ST', 'K', 'N'] as const

const elektronisch: readonly Rezeptart[] = ['EREZEPT_GKV', 'EREZEPT_PRIVAT']
/** On the yellow form, or as a Notfall-Verschreibung on any paper (§ 8 Abs. 6 BtMVV). */
export const btmRezepte: readonly Rezeptart[] = ['BTM', 'BTM_NOTFALL']
const nurPapierProdukte: readonly Produktart[] = ['VERBANDSTOFF', 'HILFSMITTEL', 'MEDIZINPRODUKT', 'NAHRUNG']

export function isElectronic(art: Rezeptart): boolean {
  return elektronisch.includes(art)
}

/**
 * The kinds of prescription that law allows for a product, by what it is and not only by what somebody ticked: a BtM on its form (§ 8 BtMVV),
 * the substances of § 3a AMVV on the T-Rezept, nothing prescription-only without (§ 48 AMG); dressings on paper, an aid on its own Muster 16.
 */
export function allowedRezeptarten(produkt: ProduktName, btm: boolean): readonly Rezeptart[] {
  const stoff = stoffOf(produkt)
  if (btm || stoff.btm === 'JA') return btmRezepte
  if (stoff.tRezept) return ['T_REZEPT']
  if (produkt.produktart === 'PFLEGEHILFSMITTEL') return ['OHNE']
  if (produkt.produktart === 'HILFSMITTEL') return ['HILFSMITTEL_M16', 'PRIVAT_PAPIER', 'OHNE']
  const ausser: Rezeptart[] = [...btmRezepte, 'HILFSMITTEL_M16']
  // Home nursing is not a product: it is requested as text.
  if (produkt.produktart !== 'SONSTIGES') ausser.push('MUSTER12')
  if (nurPapierProdukte.includes(produkt.produktart)) ausser.push(...elektronisch, 'T_REZEPT')
  if (stoff.verschreibungspflichtig === 'JA') ausser.push('OHNE')
  return rezeptarten.filter((art) => !ausser.includes(art))
}

/** What can be redeemed with the card: an Entlassrezept may be electronic as well. One rule for places, ways and sending. */
export const canBeOnEgk = (art: Rezeptart): boolean => art === 'EREZEPT_GKV' || art === 'ENTLASS'

/** A hospital writes these at discharge on the form that any practice uses; all else on its own Entlassrezept, which is a kind itself. */
export const canBeEntlassung = (art: Rezeptart): boolean => art === 'BTM' || art === 'T_REZEPT' || art === 'HILFSMITTEL_M16'

/** What shortens the time of a prescription beyond its kind. */
export interface RezeptUmstand {
  entlassung: boolean
  /** Of an oral retinoid: whether it is for a woman of childbearing age; null: nobody has said it. */
  gebaerfaehig: boolean | null
}

/** These end within days: without the day of issue nobody can say whether they still hold. */
export const isShortLived = (art: Rezeptart, { entlassung, gebaerfaehig }: RezeptUmstand): boolean =>
  btmRezepte.includes(art) || art === 'T_REZEPT' || art === 'ENTLASS' || (entlassung && canBeEntlassung(art)) || gebaerfaehig === true

interface Issue extends RezeptUmstand {
  art: Rezeptart
  ausgestelltAm: IsoDate
  bundesland?: Bundesland | null
}

/**
 * Last day, in calendar days of Berlin. Of a discharge: an aid is begun within 7 days of the discharge, which is the day of issue (§ 6a Abs. 2
 * HilfsM-RL); BtM and T like any Entlassrezept (Anlage 8 of the Rahmenvertrag § 129 SGB V, §§ 2, 3). An oral retinoid for a woman of
 * childbearing age: 6 days after the day of issue (§ 3b Abs. 2 AMVV). As of 2026. All else by its kind.
 */
export function validUntil({ art, ausgestelltAm, entlassung, gebaerfaehig, bundesland = null }: Issue): IsoDate | null {
  const ofEntlassung = entlassung && canBeEntlassung(art)
  if (ofEntlassung && art === 'HILFSMITTEL_M16') return plusDays(ausgestelltAm, 7)
  const ends = [
    validByKind(ofEntlassung ? 'ENTLASS' : art, ausgestelltAm, bundesland),
    gebaerfaehig === true ? plusDays(ausgestelltAm, 6) : null,
  ]
  return ends.filter((end) => end !== null).toSorted()[0] ?? null
}

/**
 * GKV and Muster 16: 28 days, without the day of issue. Private: 3 months. With the day of issue: BtM 7 more days, T 6 more days,
 * Entlassrezept 3 Werktage (Rahmenvertrag Entlassmanagement § 3) by the holidays of the Bundesland. Green prescriptions do not end.
 */
function validByKind(art: Rezeptart, ausgestelltOn: IsoDate, bundesland: Bundesland | null): IsoDate | null {
  switch (art) {
    case 'EREZEPT_GKV':
    case 'MUSTER16':
    case 'HILFSMITTEL_M16':
      return plusDays(ausgestelltOn, 28)
    case 'EREZEPT_PRIVAT':
    case 'PRIVAT_PAPIER':
      return plusMonths(ausgestelltOn, 3)
    case 'BTM':
      return plusDays(ausgestelltOn, 7)
    // § 12 Abs. 1 Nr. 3 b BtMVV: not when it was written more than a day ago.
    case 'BTM_NOTFALL':
      return plusDays(ausgestelltOn, 1)
    case 'T_REZEPT':
      return plusDays(ausgestelltOn, 6)
    case 'ENTLASS':
      return lastOfWerktage(ausgestelltOn, 3, bundesland)
    case 'GRUEN':
    case 'MUSTER12':
    case 'OHNE':
      return null
  }
}

/** True when the last day has passed on `heute` (calendar day in Berlin) and it was not presented before. */
export function isExpired(rezept: { gueltigBis: IsoDate | null; vorgelegtAm: IsoDate | null }, today: IsoDate): boolean {
  return rezept.vorgelegtAm === null && rezept.gueltigBis !== null && rezept.gueltigBis < today
}

/** The days are the law's own, and nobody gives more: § 12 Abs. 1 Nr. 1c and 3b BtMVV, § 3a Abs. 4 and § 3b Abs. 2 AMVV, as of 2026. */
export const endsByLaw = ({ art, gebaerfaehig }: Pick<RezeptUmstand, 'gebaerfaehig'> & { art: Rezeptart }): boolean =>
  btmRezepte.includes(art) || art === 'T_REZEPT' || gebaerfaehig === true

interface SaidIssue {
  ausgestelltAm: IsoDate
  gueltigBis: IsoDate | null
  gefragtAm: IsoDate
  heute: IsoDate
}

/**
 * Most often a slip of the month or year: issued before the day on which the practice was asked, or over already. The doctor says whether it is
 * meant.
 */
export function isOddIssue({ ausgestelltAm, gueltigBis, gefragtAm, heute }: SaidIssue): boolean {
  return ausgestelltAm < gefragtAm || (gueltigBis !== null && gueltigBis < heute)
}

const vorlageOrt: Record<Exclude<RezeptVorlage, 'ANFORDERN' | 'OHNE'>, (art: Rezeptart) => RezeptOrt> = {
  LIEGT_IN_PRAXIS: (art) => (isElectronic(art) ? 'AUSDRUCK_PRAXIS' : 'PAPIER_PRAXIS'),
  LIEGT_BEI_UNS: (art) => (isElectronic(art) ? 'AUSDRUCK_PFLEGE' : 'PAPIER_PFLEGE'),
  AUF_EGK: () => 'FACHDIENST_EGK',
}

export function ortOfVorlage(vorlage: Exclude<RezeptVorlage, 'ANFORDERN' | 'OHNE'>, art: Rezeptart): RezeptOrt {
  return vorlageOrt[vorlage](art)
}

export function possibleOrte(art: Rezeptart): readonly RezeptOrt[] {
  if (art === 'ENTLASS') return rezeptOrte
  return isElectronic(art)
    ? rezeptOrte.filter((ort) => ort !== 'PAPIER_PRAXIS' && ort !== 'PAPIER_PFLEGE' && ort !== 'PAPIER_KLIENT')
    : rezeptOrte.filter((ort) => ort !== 'FACHDIENST_EGK' && ort !== 'KIM_PFLEGE' && !ort.startsWith('AUSDRUCK'))
}
