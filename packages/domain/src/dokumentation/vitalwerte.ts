/**
 * What is it for (Zweckbestimmung): it reminds whoever measures to tell somebody, and names a number outside of a range. It diagnoses nothing,
 * suggests no treatment and works nothing out of several values; the doctor's own range for a client comes before it (domain.md 4.7, 9; MDR
 * Annex VIII rule 11).
 */
import { type IsoDate, type Instant, berlinDate } from '../shared/time.ts'

export const vitalArten = [
  'BLUTDRUCK',
  'PULS',
  'ATEMFREQUENZ',
  'TEMPERATUR',
  'SPO2',
  'BLUTZUCKER',
  'GEWICHT',
  'GROESSE',
  'SCHMERZ',
] as const
export type VitalArt = (typeof vitalArten)[number]

/** Both ends belong to it; null is open. */
export interface Bereich {
  von: number | null
  bis: number | null
}

interface Size {
  loinc: string
  /** Values outside are typing errors. */
  grenzen: { von: number; bis: number }
  /** Values outside get a hint; null where no range applies to everyone. */
  hinweis: Bereich | null
  /** Values outside are critical: somebody is told at once. Null where a single number says no such thing. */
  kritisch: Bereich | null
}

export interface Messgroesse extends Size {
  /** UCUM */
  einheit: string
  stellen: 0 | 1
  zweite: Size | null
  /** LOINC of the pair. */
  gruppe: string | null
}

/**
 * Critical are, for pulse, breathing, oxygen, upper blood pressure and low temperature, the values that score 3 by themselves in NEWS2 (Royal
 * College of Physicians, 2017); a lower blood pressure of 120 is that of a hypertensive emergency (ESC 2018), less than 70 mg/dL the alert value
 * for low blood sugar (ADA/EASD 2017). For high blood sugar, high fever and strong pain there is no common number: ours is cautious.
 */
const einzeln = { zweite: null, gruppe: null } as const

export const vitalTable: Readonly<Record<VitalArt, Messgroesse>> = {
  BLUTDRUCK: {
    loinc: '8480-6',
    gruppe: '85354-9',
    einheit: 'mm[Hg]',
    stellen: 0,
    grenzen: { von: 40, bis: 300 },
    hinweis: { von: 90, bis: 140 },
    kritisch: { von: 91, bis: 219 },
    zweite: { loinc: '8462-4', grenzen: { von: 20, bis: 200 }, hinweis: { von: 60, bis: 90 }, kritisch: { von: null, bis: 119 } },
  },
  PULS: {
    ...einzeln,
    loinc: '8867-4',
    einheit: '/min',
    stellen: 0,
    grenzen: { von: 20, bis: 250 },
    hinweis: { von: 60, bis: 100 },
    kritisch: { von: 41, bis: 130 },
  },
  ATEMFREQUENZ: {
    ...einzeln,
    loinc: '9279-1',
    einheit: '/min',
    stellen: 0,
    grenzen: { von: 4, bis: 80 },
    hinweis: { von: 12, bis: 20 },
    kritisch: { von: 9, bis: 24 },
  },
  // Old people are often cooler than the textbook: 36.2 is nothing to speak of.
  TEMPERATUR: {
    ...einzeln,
    loinc: '8310-5',
    einheit: 'Cel',
    stellen: 1,
    grenzen: { von: 25, bis: 45 },
    hinweis: { von: 35.5, bis: 37.5 },
    kritisch: { von: 35.1, bis: 39.9 },
  },
  SPO2: {
    ...einzeln,
    loinc: '59408-5',
    einheit: '%',
    stellen: 0,
    grenzen: { von: 40, bis: 100 },
    hinweis: { von: 95, bis: null },
    kritisch: { von: 92, bis: null },
  },
  BLUTZUCKER: {
    ...einzeln,
    loinc: '2339-0',
    einheit: 'mg/dL',
    stellen: 0,
    grenzen: { von: 10, bis: 900 },
    hinweis: { von: 70, bis: 180 },
    kritisch: { von: 70, bis: 400 },
  },
  GEWICHT: { ...einzeln, loinc: '29463-7', einheit: 'kg', stellen: 1, grenzen: { von: 1, bis: 400 }, hinweis: null, kritisch: null },
  GROESSE: { ...einzeln, loinc: '8302-2', einheit: 'cm', stellen: 0, grenzen: { von: 30, bis: 250 }, hinweis: null, kritisch: null },
  SCHMERZ: {
    ...einzeln,
    loinc: '72514-3',
    einheit: '{score}',
    stellen: 0,
    grenzen: { von: 0, bis: 10 },
    hinweis: { von: null, bis: 3 },
    kritisch: { von: null, bis: 7 },
  },
}

/** A number as it may stand in a sheet: within the limits, with no more digits than the table gives it. */
export function isPossible(value: number, { grenzen, stellen }: Pick<Messgroesse, 'grenzen' | 'stellen'>): boolean {
  const steps = value * 10 ** stellen
  return value >= grenzen.von && value <= grenzen.bis && Math.abs(steps - Math.round(steps)) < 1e-6
}

const mgPerMmol = 18.016
/** Whole mg/dL from mmol/L. */
export const zuckerInMg = (mmol: number): number => Math.round(mmol * mgPerMmol)
/** mmol/L with one digit from mg/dL. */
export const zuckerInMmol = (mg: number): number => Math.round((mg / mgPerMmol) * 10) / 10

export interface Messung {
  art: VitalArt
  wert: number
  /** The lower number of a pair; null for all others. */
  wert2: number | null
  am: Instant
}

/** The doctor's range for one Klient, from one day to another; without an end it holds until the next. */
export interface Zielbereich extends Bereich {
  art: VitalArt
  von2: number | null
  bis2: number | null
  gueltigAb: IsoDate
  gueltigBis: IsoDate | null
  gesetztAm: Instant
}

export function zielOn<Z extends Zielbereich>(ziele: readonly Z[], art: VitalArt, tag: IsoDate): Z | null {
  const geltende = ziele.filter(
    (target) => target.art === art && target.gueltigAb <= tag && (target.gueltigBis === null || tag <= target.gueltigBis),
  )
  return geltende.toSorted((a, b) => b.gesetztAm.localeCompare(a.gesetztAm))[0] ?? null
}

export const hinweisCodes = ['KRITISCH_UNTER', 'KRITISCH_UEBER', 'FIEBER', 'UNTER', 'UEBER', 'GEWICHT'] as const

/** What is worth a word about a number. `grenze` is the end of the range that it left, for a weight the change in percent. */
export interface Hinweis {
  code: (typeof hinweisCodes)[number]
  /** Critical: what can be done now is offered beside it. */
  alarm: boolean
  grenze: number
  individuell: boolean
}

const fieberFrom = 38

/** An end that the doctor has set holds in place of ours, in either direction; where one is left open, ours holds. */
function kritisch(value: number, usual: Bereich | null, target: Bereich | null): Hinweis[] {
  const { von, bis } = usual ?? { von: null, bis: null }
  const allowedBelow = target !== null && target.von !== null && value >= target.von
  const allowedAbove = target !== null && target.bis !== null && value <= target.bis
  if (von !== null && value < von && !allowedBelow) return [{ code: 'KRITISCH_UNTER', alarm: true, grenze: von, individuell: false }]
  if (bis !== null && value > bis && !allowedAbove) return [{ code: 'KRITISCH_UEBER', alarm: true, grenze: bis, individuell: false }]
  return []
}

function ausserhalb(value: number, bereich: Bereich | null, individuell: boolean): Hinweis[] {
  const { von, bis } = bereich ?? { von: null, bis: null }
  if (von !== null && value < von) return [{ code: 'UNTER', alarm: false, grenze: von, individuell }]
  if (bis !== null && value > bis) return [{ code: 'UEBER', alarm: false, grenze: bis, individuell }]
  return []
}

const gewichtDays = 30
const gewichtProzent = 5

/** More than 5 % within 30 days, against the earliest weight of that time. */
function gewichtsHinweis({ wert, am }: Messung, fruehere: readonly Messung[]): Hinweis[] {
  const seit = Date.parse(am) - gewichtDays * 86_400_000
  const before = fruehere
    .filter((messung) => messung.art === 'GEWICHT' && Date.parse(messung.am) >= seit && messung.am < am)
    .toSorted((a, b) => a.am.localeCompare(b.am))[0]
  if (before === undefined) return []
  const prozent = ((wert - before.wert) / before.wert) * 100
  if (Math.abs(prozent) <= gewichtProzent) return []
  return [{ code: 'GEWICHT', alarm: false, grenze: Math.round(prozent * 10) / 10, individuell: false }]
}

/** @param fruehere other measurements of the same Klient, in any order */
export function hinweiseZu(
  messung: Messung,
  { ziele, fruehere }: { ziele: readonly Zielbereich[]; fruehere: readonly Messung[] },
): Hinweis[] {
  const { art, wert, wert2 } = messung
  const target = zielOn(ziele, art, berlinDate(messung.am))
  const target2 = target && { von: target.von2, bis: target.bis2 }
  const alarme = [
    ...kritisch(wert, vitalTable[art].kritisch, target),
    ...(wert2 === null ? [] : kritisch(wert2, vitalTable[art].zweite?.kritisch ?? null, target2)),
  ]
  if (alarme.length > 0) return alarme
  if (art === 'TEMPERATUR' && wert >= fieberFrom && wert > (target?.bis ?? 0))
    return [{ code: 'FIEBER', alarm: false, grenze: fieberFrom, individuell: false }]
  const { hinweis, zweite } = vitalTable[art]
  const erster = ausserhalb(wert, target ?? hinweis, target !== null)
  const zweiter = wert2 === null ? [] : ausserhalb(wert2, target2 ?? zweite?.hinweis ?? null, target !== null)
  return [...erster, ...zweiter, ...(art === 'GEWICHT' ? gewichtsHinweis(messung, fruehere) : [])]
}
