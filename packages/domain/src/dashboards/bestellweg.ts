/** The way of an order in figures: what is counted, and what each number means. */

/** A state that a position leaves for the next one. */
export const uebergaben = ['VERORDNET', 'AN_APOTHEKE', 'ANGENOMMEN', 'BEREITGESTELLT', 'GELIEFERT'] as const
export type Uebergabe = (typeof uebergaben)[number]

/**
 * What a list can be opened of. GESAMT: delivered for the first time. VERSPAETET: of those, after what was needed. OHNE_UMWEG: of those, with
 * nothing requested, corrected, forwarded, taken back or delivered in parts before.
 */
export const figures = [...uebergaben, 'GESAMT', 'VERSPAETET', 'OHNE_UMWEG', 'ABGELEHNT'] as const
export type Figure = (typeof figures)[number]

/** Of fewer a median says more about one case than about the way. */
export const leastForMedian = 5

/** Two years: no screen compares more. */
export const maxRangeDays = 731
export const usualRangeDays = 90

export const ablehnungsgruende = [
  'ARZTTERMIN_NOETIG',
  'EGK_FEHLT_QUARTAL',
  'NICHT_INDIZIERT',
  'ZU_FRUEH',
  'FALSCHE_PRAXIS',
  'BUDGET_OTC',
  'NICHT_LIEFERBAR',
  'REZEPT_FEHLT',
  'REZEPT_FEHLERHAFT',
  'NICHT_VERSORGUNGSGEBIET',
  'KASSE_LEHNT_AB',
  'REZEPT_ZURUECKGEZOGEN',
  'SONSTIGES',
] as const
export type Ablehnungsgrund = (typeof ablehnungsgruende)[number]

/** Whole percent of a part; null where there is nothing to be a part of. */
export const percentOf = (part: number, whole: number): number | null => (whole === 0 ? null : Math.round((part * 100) / whole))
