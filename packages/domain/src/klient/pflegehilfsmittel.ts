/**
 * Pflegehilfsmittel zum Verbrauch (§ 40 Abs. 1 and 2 SGB XI, state of law 2026-11): what the Pflegekasse pays in a month, what it asks for, and
 * what has gone of it. Who needs more may pay for it, so nothing here refuses an order.
 */
import type { IsoDate } from '../shared/time.ts'
import type { Versicherungsart } from './klient.ts'

/** Each from its first day until the next one. The amounts follow the prices by § 30 SGB XI; no other one is announced for 2026. */
export const monatsbetraege = [
  { ab: '2022-01-01', cent: 4000, quelle: '§ 40 Abs. 2 Satz 1 SGB XI; the 60 Euro of the pandemic ended with 2021' },
  { ab: '2025-01-01', cent: 4200, quelle: '§ 40 Abs. 2 Satz 1 SGB XI as made known by the BMG by § 30 SGB XI (4.5 % of the PUEG)' },
] as const

/** Null: of a day before the first amount that is known here. */
export const findMonatsbetrag = (tag: IsoDate): (typeof monatsbetraege)[number] | null =>
  monatsbetraege.findLast(({ ab }) => ab <= tag) ?? null

export const findMonatsbeginn = (tag: IsoDate): IsoDate => `${tag.slice(0, 7)}-01`

/** Why the Pflegekasse might not pay, each a question to somebody; OFFEN: nobody has written it down. */
export const pflegehilfsmittelFragen = [
  'PFLEGEGRAD_OFFEN',
  'KEIN_PFLEGEGRAD',
  'NICHT_ZU_HAUSE',
  'ANDERER_TRAEGER',
  'GENEHMIGUNG_OFFEN',
  'GENEHMIGUNG_SPAETER',
  'GENEHMIGUNG_VORBEI',
] as const
export type PflegehilfsmittelFrage = (typeof pflegehilfsmittelFragen)[number]

interface Anspruch {
  pflegegrad: number | null
  wohnform: string
  versicherungsart: Versicherungsart
  pflegehilfsmittelVon: IsoDate | null
  /** Null: approved without an end. */
  pflegehilfsmittelBis: IsoDate | null
}

function askGenehmigung({ pflegehilfsmittelVon: von, pflegehilfsmittelBis: bis }: Anspruch, tag: IsoDate): PflegehilfsmittelFrage[] {
  if (von === null) return ['GENEHMIGUNG_OFFEN']
  if (tag < von) return ['GENEHMIGUNG_SPAETER']
  return bis !== null && bis < tag ? ['GENEHMIGUNG_VORBEI'] : []
}

/** Pflegegrad 1 to 5 and care at home (§ 28 and § 28a SGB XI), applied for and approved; in a Heim they are part of the care there (§ 43). */
export function fragenOf(anspruch: Anspruch, tag: IsoDate): PflegehilfsmittelFrage[] {
  const { pflegegrad, wohnform, versicherungsart } = anspruch
  return [
    ...(pflegegrad === null ? (['PFLEGEGRAD_OFFEN'] as const) : []),
    ...(pflegegrad === 0 ? (['KEIN_PFLEGEGRAD'] as const) : []),
    ...(wohnform === 'HEIM' ? (['NICHT_ZU_HAUSE'] as const) : []),
    // Private insurers and the Beihilfe share what they pay; how, nobody here knows.
    ...(versicherungsart === 'GKV' ? [] : (['ANDERER_TRAEGER'] as const)),
    ...askGenehmigung(anspruch, tag),
  ]
}

export interface Anteil {
  /** Day on which it was handed over; null: ordered or packed, and counted in the month that runs. */
  tag: IsoDate | null
  /** As the pharmacy has said it; null: it has said none. */
  cent: number | null
}

export interface Monatssumme {
  monat: IsoDate
  /** Null: not known here for this month. */
  betrag: { cent: number; ab: IsoDate } | null
  geliefertCent: number
  bestelltCent: number
  /** How many have no amount: the sums are at least what they say. */
  ohneBetrag: number
  anzahl: number
}

const sumOf = (anteile: readonly Anteil[]): number => anteile.reduce((sum, { cent }) => sum + (cent ?? 0), 0)

/** Of the month of the day `heute`. */
export function countMonat(anteile: readonly Anteil[], heute: IsoDate): Monatssumme {
  const monat = findMonatsbeginn(heute)
  const counted = anteile.filter(({ tag }) => tag === null || findMonatsbeginn(tag) === monat)
  const found = findMonatsbetrag(heute)
  return {
    monat,
    betrag: found && { cent: found.cent, ab: found.ab },
    geliefertCent: sumOf(counted.filter(({ tag }) => tag !== null)),
    bestelltCent: sumOf(counted.filter(({ tag }) => tag === null)),
    ohneBetrag: counted.filter(({ cent }) => cent === null).length,
    anzahl: counted.length,
  }
}

/** What is left of the amount; less than nothing: what somebody else has to pay. Null: no amount is known. */
export const restCent = ({ betrag, geliefertCent, bestelltCent }: Monatssumme): number | null =>
  betrag === null ? null : betrag.cent - geliefertCent - bestelltCent
