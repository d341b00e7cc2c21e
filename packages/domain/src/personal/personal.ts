import type { OrganisationArt } from '../shared/akteur.ts'
import { pseudoLanr } from '../shared/checkDigits.ts'

export const berufe = [
  'PFLEGEKRAFT',
  'APOTHEKER',
  'APOTHEKERASSISTENT',
  'PHIP',
  'PTA',
  'PI',
  'PKA',
  'BOTE',
  'ARZT',
  'MFA',
  'VERWALTUNG',
] as const
export type Beruf = (typeof berufe)[number]

/** The right to decide about a substitution follows from the profession, so a profession belongs to a kind of organisation (domain.md 5.5). */
export const berufeOfArt: Record<OrganisationArt, readonly Beruf[]> = {
  PFLEGEDIENST: ['PFLEGEKRAFT', 'VERWALTUNG'],
  APOTHEKE: ['APOTHEKER', 'APOTHEKERASSISTENT', 'PHIP', 'PTA', 'PI', 'PKA', 'BOTE', 'VERWALTUNG'],
  ARZTPRAXIS: ['ARZT', 'MFA', 'VERWALTUNG'],
}

export const qualifikationen = ['PDL', 'PFLEGEFACHKRAFT', 'PFLEGEHELFER_1J', 'PFLEGEHILFSKRAFT', 'BETREUUNG', 'AZUBI'] as const
export type Qualifikation = (typeof qualifikationen)[number]

/** Learnt beside the profession; what somebody may do does not follow from it. */
export const zusatzqualifikationen = ['WUNDEXPERTE', 'PALLIATIV'] as const
export type Zusatzqualifikation = (typeof zusatzqualifikationen)[number]

export const funktionen = ['ARZT', 'WEITERBILDUNGSASSISTENT', 'MFA', 'NAEPA_VERAH', 'VERWALTUNG'] as const
export type Funktion = (typeof funktionen)[number]

export const funktionenOfBeruf: Partial<Record<Beruf, readonly Funktion[]>> = {
  ARZT: ['ARZT', 'WEITERBILDUNGSASSISTENT'],
  MFA: ['MFA', 'NAEPA_VERAH'],
  VERWALTUNG: ['VERWALTUNG'],
}

export const staende = ['EINGELADEN', 'AKTIV', 'GESPERRT', 'AUSGESCHIEDEN'] as const
export type Stand = (typeof staende)[number]

export const abwesenheitArten = ['URLAUB', 'KRANK', 'FORTBILDUNG', 'ANDERES'] as const
export type AbwesenheitArt = (typeof abwesenheitArten)[number]

/** Fachgruppe of a doctor: the last two digits of an LANR. Null where the number says none. */
export function fachgruppeOf(lanr: string | null): string | null {
  if (lanr === null || lanr === pseudoLanr || lanr.endsWith('00')) return null
  return lanr.slice(7)
}

/** Two spans of days that have a day in common; both ends belong to a span. */
export function overlap(one: { von: string; bis: string }, others: { von: string; bis: string }): boolean {
  return one.von <= others.bis && others.von <= one.bis
}

export const emptyAkte = {
  telefon: null,
  personalnummer: null,
  wochenstunden: null,
  schweigepflichtAm: null,
  telematikId: null,
  fuehrerschein: false,
  qualifikation: null,
  beschaeftigtennummer: null,
  handzeichen: null,
  zusatzqualifikationen: [],
  behandlungspflege: [],
  approbationAm: null,
  funktion: null,
  lanr: null,
  anleitungId: null,
  unterschriftsberechtigt: false,
}
