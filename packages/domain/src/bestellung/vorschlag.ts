/** Suggestions stay within `allowedRezeptarten`, and a person may choose differently within it (domain.md 2.2, 3.3). */
import type { KlientAngaben } from '../klient/klient.contract.ts'
import { type IsoDate, isWorkingDay, plusCountedDays, plusDays, plusMonths } from '../shared/time.ts'
import type { Kostenhinweis, Prioritaet } from './bestellung.ts'
import type { Produkt } from '../arzneimittel/produkt.ts'
import { type RezeptVorlage, type Rezeptart, allowedRezeptarten, canBeOnEgk, isElectronic, rezeptVorlagen } from './rezept.ts'
import { type ProduktName, isBtm, stoffOf } from '../arzneimittel/stoff.ts'

type Versicherungsart = KlientAngaben['versicherungsart']

/** What the kind of prescription depends on. Without insurance it is for the organisation, and the organisation gets no prescriptions. */
export interface VorschlagLage {
  produkt: ProduktName
  btm: boolean
  versicherungsart: Versicherungsart | null
}

/** E-Rezept is for GKV and PKV; the other payers still get paper, Muster 16 where a public body pays. */
const arzneimittelRezept: Record<Versicherungsart, Rezeptart> = {
  GKV: 'EREZEPT_GKV',
  PKV: 'EREZEPT_PRIVAT',
  BEIHILFE: 'EREZEPT_PRIVAT',
  SELBSTZAHLER: 'PRIVAT_PAPIER',
  HEILFUERSORGE: 'MUSTER16',
  BG: 'MUSTER16',
  SOZIALAMT: 'MUSTER16',
}

const zahltSelbst: readonly Versicherungsart[] = ['PKV', 'BEIHILFE', 'SELBSTZAHLER']

const gkvRezepte: readonly Rezeptart[] = ['EREZEPT_GKV', 'MUSTER16', 'HILFSMITTEL_M16']
const privatRezepte: readonly Rezeptart[] = ['EREZEPT_PRIVAT', 'PRIVAT_PAPIER']

/**
 * Who pays by the record and who pays by the form: a statutory fund is not billed for private patients, and on a private form the insured of a
 * fund pay themselves. It may be meant so (§ 31 SGB V and house agreements): a reason to ask, not to refuse.
 */
export function fitsVersicherung(rezeptart: Rezeptart, versicherungsart: string): boolean {
  if (zahltSelbst.some((art) => art === versicherungsart)) return !gkvRezepte.includes(rezeptart)
  return versicherungsart !== 'GKV' || !privatRezepte.includes(rezeptart)
}

export function rezeptartVorschlag({ produkt, btm, versicherungsart }: VorschlagLage): Rezeptart {
  const gewuenscht = wunsch({ produkt, btm, versicherungsart })
  const allowed = allowedRezeptarten(produkt, btm)
  return allowed.includes(gewuenscht) ? gewuenscht : (allowed[0] ?? 'OHNE')
}

function wunsch({ produkt, btm, versicherungsart }: VorschlagLage): Rezeptart {
  if (isBtm(produkt, btm)) return 'BTM'
  if (versicherungsart === null) return 'OHNE'
  const stoff = stoffOf(produkt)
  if (stoff.tRezept) return 'T_REZEPT'
  const privat = zahltSelbst.includes(versicherungsart)
  switch (produkt.produktart) {
    case 'ARZNEIMITTEL':
    case 'REZEPTUR':
    case 'BLISTER':
      return arzneimittelRezept[versicherungsart]
    case 'VERBANDSTOFF':
    case 'MEDIZINPRODUKT':
    case 'NAHRUNG':
      return privat ? 'PRIVAT_PAPIER' : 'MUSTER16'
    case 'HILFSMITTEL':
      return privat ? 'PRIVAT_PAPIER' : 'HILFSMITTEL_M16'
    case 'PFLEGEHILFSMITTEL':
    case 'SONSTIGES':
      return stoff.verschreibungspflichtig === 'JA' ? arzneimittelRezept[versicherungsart] : 'OHNE'
  }
}

export function vorlageVorschlag(rezeptart: Rezeptart): RezeptVorlage {
  return rezeptart === 'OHNE' ? 'OHNE' : 'ANFORDERN'
}

export function possibleVorlagen(produkt: ProduktName, btm: boolean): readonly RezeptVorlage[] {
  const allowed = allowedRezeptarten(produkt, btm)
  return rezeptVorlagen.filter((vorlage) => {
    if (vorlage === 'OHNE') return allowed.includes('OHNE')
    if (vorlage === 'AUF_EGK') return allowed.includes('EREZEPT_GKV')
    return allowed.some((art) => art !== 'OHNE')
  })
}

/** A person chose the way: the type follows where it must (`OHNE` goes with `OHNE`, only the E-Rezept is on the card). */
export function rezeptartForVorlage(vorlage: RezeptVorlage, previous: Rezeptart, lage: VorschlagLage): Rezeptart {
  if (vorlage === 'OHNE') return 'OHNE'
  if (vorlage === 'AUF_EGK') return canBeOnEgk(previous) ? previous : 'EREZEPT_GKV'
  if (previous !== 'OHNE' && !(previous === 'ENTLASS' && vorlage === 'ANFORDERN')) return previous
  const vorschlag = rezeptartVorschlag(lage)
  if (vorschlag !== 'OHNE') return vorschlag
  return allowedRezeptarten(lage.produkt, lage.btm).find((art) => art !== 'OHNE') ?? 'OHNE'
}

/** A person chose the type: the way follows where it must. */
export function vorlageForRezeptart(rezeptart: Rezeptart, previous: RezeptVorlage): RezeptVorlage {
  if (rezeptart === 'OHNE') return 'OHNE'
  // Nobody asks a practice for what a hospital issues at discharge; whether it is on the card depends on the product, too.
  if (rezeptart === 'ENTLASS') return 'LIEGT_BEI_UNS'
  if (previous === 'OHNE') return 'ANFORDERN'
  return previous === 'AUF_EGK' && !canBeOnEgk(rezeptart) ? 'ANFORDERN' : previous
}

/** Accident insurance and Heilfürsorge pay the whole of what is prescribed at their expense; whether it is, a private form does not say. */
const paysNoPart: readonly Versicherungsart[] = ['BG', 'HEILFUERSORGE']
const freeForms: readonly Rezeptart[] = ['OHNE', ...privatRezepte]

interface Payment {
  rezeptart: Rezeptart
  versicherungsart: Versicherungsart | null
  befreitBis: IsoDate | null
  /** Null: not known yet. */
  geburtsdatum: IsoDate | null
  am: IsoDate
}

/** Who pays a part: read off insurance, exemption and kind of prescription; `UNKLAR` where only the payer knows. */
export function kostenhinweisVorschlag({ rezeptart, versicherungsart, befreitBis, geburtsdatum, am }: Payment): Kostenhinweis {
  if (versicherungsart === null) return 'UNKLAR'
  if (paysNoPart.includes(versicherungsart) && rezeptart !== 'GRUEN') return freeForms.includes(rezeptart) ? 'UNKLAR' : 'ZUZAHLUNG_BEFREIT'
  if (rezeptart === 'GRUEN' || rezeptart === 'EREZEPT_PRIVAT' || rezeptart === 'PRIVAT_PAPIER') return 'SELBSTZAHLER'
  if (zahltSelbst.includes(versicherungsart)) return 'SELBSTZAHLER'
  if (versicherungsart !== 'GKV' || rezeptart === 'OHNE') return 'UNKLAR'
  // § 31 Abs. 3, § 33 Abs. 8, § 61 SGB V: the insured pay from their 18th birthday on.
  const underAge = geburtsdatum !== null && plusMonths(geburtsdatum, 18 * 12) > am
  return underAge || (befreitBis !== null && befreitBis >= am) ? 'ZUZAHLUNG_BEFREIT' : 'ZUZAHLUNG'
}

/** What a copy says of an exemption that has ended since, or what somebody chose against the record: the Klient would pay wrongly. */
export function isWrongZuzahlung(said: Kostenhinweis, payment: Payment): boolean {
  const expected = kostenhinweisVorschlag(payment)
  return said !== 'UNKLAR' && said !== 'SELBSTZAHLER' && expected !== 'UNKLAR' && said !== expected
}

/** The day of need: three office days from now; an emergency within 24 hours. `bisher` stays when it fits. */
export function bedarfVorschlag(prioritaet: Prioritaet, today: IsoDate, previous: IsoDate | null): IsoDate {
  const spaetestens = prioritaet === 'NOTFALL' ? plusDays(today, 1) : null
  const tag = previous ?? plusCountedDays(today, 3, isWorkingDay)
  return spaetestens !== null && tag > spaetestens ? spaetestens : tag
}

/** True when a doctor prescribes an amount for a person: only then is a dosage needed. */
export function needsDosierung(produkt: Pick<Produkt, 'produktart'>, rezeptart: Rezeptart): boolean {
  return produkt.produktart === 'ARZNEIMITTEL' && rezeptart !== 'OHNE'
}

/** Repeat prescriptions do not exist for controlled drugs, T-Rezept or Entlassrezept, and only electronically. */
export function mvoPossible(rezeptart: Rezeptart, btm: boolean): boolean {
  return !btm && isElectronic(rezeptart)
}
