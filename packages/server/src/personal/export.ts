/** The list of people as a file: its columns, with the words of the trade in both languages. */
import type { PersonalZeile } from '@dreiklang/domain/personal/personal.contract'
import type { Beruf, Funktion, Qualifikation, Stand } from '@dreiklang/domain/personal/personal'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import type { ExportSpalte } from '../liste/export.ts'
import type { Sprache } from '../shared/route.ts'

type Worte<Wert extends string> = Record<Wert, readonly [de: string, en: string]>

const stand: Worte<Stand> = {
  EINGELADEN: ['eingeladen', 'invited'],
  AKTIV: ['aktiv', 'active'],
  GESPERRT: ['gesperrt', 'locked'],
  AUSGESCHIEDEN: ['ausgeschieden', 'left'],
}
const rolle: Worte<Rolle> = {
  ROLE_ADMIN: ['Plattformverwaltung', 'Platform administration'],
  ROLE_PFLEGER: ['Pflegekraft', 'Nurse'],
  ROLE_PFLEGE_ADMIN: ['Pflegedienstleitung', 'Nursing manager'],
  ROLE_APOTHEKER: ['Apothekenteam', 'Pharmacy staff'],
  ROLE_APOTHEKE_ADMIN: ['Apothekenleitung', 'Pharmacy manager'],
  ROLE_ARZT: ['Praxisteam', 'Practice staff'],
  ROLE_ARZT_ADMIN: ['Praxisleitung', 'Practice manager'],
}
const beruf: Worte<Beruf> = {
  PFLEGEKRAFT: ['Pflegekraft', 'Nurse'],
  APOTHEKER: ['Apotheker/in', 'Pharmacist'],
  PTA: ['PTA', 'PTA'],
  PI: ['Pharmazieingenieur/in', 'Pharmaceutical engineer'],
  PKA: ['PKA', 'PKA'],
  BOTE: ['Bote/Botin', 'Courier'],
  ARZT: ['Arzt/Ärztin', 'Doctor'],
  MFA: ['MFA', 'Medical assistant (MFA)'],
  VERWALTUNG: ['Verwaltung', 'Administration'],
}
const qualifikation: Worte<Qualifikation> = {
  PDL: ['PDL', 'PDL'],
  PFLEGEFACHKRAFT: ['Pflegefachkraft', 'Registered nurse'],
  PFLEGEHELFER_1J: ['Pflegehelfer/in (1 Jahr)', 'Nursing assistant (1 year)'],
  PFLEGEHILFSKRAFT: ['Pflegehilfskraft', 'Nursing aide'],
  BETREUUNG: ['Betreuungskraft', 'Care assistant'],
  WUNDEXPERTE: ['Wundexperte/-expertin', 'Wound care specialist'],
  PALLIATIV: ['Palliativ-Fachkraft', 'Palliative care nurse'],
  AZUBI: ['Auszubildende/r', 'Trainee'],
}
const funktion: Worte<Funktion> = {
  ARZT: ['Arzt/Ärztin', 'Doctor'],
  WEITERBILDUNGSASSISTENT: ['Weiterbildungsassistent/in', 'Doctor in training'],
  MFA: ['MFA', 'Medical assistant (MFA)'],
  NAEPA_VERAH: ['NäPa/VERAH', 'NäPa/VERAH'],
  VERWALTUNG: ['Verwaltung', 'Administration'],
}

const wort = <Wert extends string>(worte: Worte<Wert>, wert: Wert | null, sprache: Sprache): string | null =>
  wert === null ? null : worte[wert][sprache === 'de' ? 0 : 1]

export const personalSpalten: readonly ExportSpalte<PersonalZeile>[] = [
  { titel: { de: 'Name', en: 'Name' }, wert: ({ name }) => name, breite: 28 },
  { titel: { de: 'Stand', en: 'Status' }, wert: (zeile, sprache) => wort(stand, zeile.stand, sprache) },
  { titel: { de: 'Rolle', en: 'Role' }, wert: (zeile, sprache) => wort(rolle, zeile.rolle, sprache), breite: 24 },
  { titel: { de: 'Beruf', en: 'Profession' }, wert: (zeile, sprache) => wort(beruf, zeile.beruf, sprache) },
  { titel: { de: 'Qualifikation', en: 'Qualification' }, wert: (zeile, sprache) => wort(qualifikation, zeile.qualifikation, sprache) },
  { titel: { de: 'Funktion', en: 'Function' }, wert: (zeile, sprache) => wort(funktion, zeile.funktion, sprache) },
  { titel: { de: 'Telefon', en: 'Phone' }, wert: ({ telefon }) => telefon },
  { titel: { de: 'E-Mail', en: 'E-mail' }, wert: ({ email }) => email, breite: 30 },
  { titel: { de: 'Handzeichen', en: 'Initials' }, wert: ({ handzeichen }) => handzeichen },
  { titel: { de: 'Personalnummer', en: 'Staff number' }, wert: ({ personalnummer }) => personalnummer },
  { titel: { de: 'Abwesend bis', en: 'Away until' }, wert: ({ abwesendBis }) => abwesendBis, art: 'datum' },
  { titel: { de: 'Letzter Tag', en: 'Last day' }, wert: ({ letzterTag }) => letzterTag, art: 'datum' },
]
