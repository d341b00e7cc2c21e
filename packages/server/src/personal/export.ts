/** The list of people as a file: its columns, with the words of the trade in both languages. */
import type { PersonalFilter, PersonalListRow } from '@dreiklang/domain/personal/personal.contract'
import type { Beruf, Funktion, Qualifikation, Stand } from '@dreiklang/domain/personal/personal'
import type { Rolle } from '@dreiklang/domain/shared/akteur'
import { type FilterWords, asWritten, sorting, sayYes } from '../liste/angaben.ts'
import type { ExportColumn } from '../liste/export.ts'
import type { Language } from '../shared/route.ts'

type Words<Value extends string> = Record<Value, readonly [de: string, en: string]>

const stand: Words<Stand> = {
  EINGELADEN: ['eingeladen', 'invited'],
  AKTIV: ['aktiv', 'active'],
  GESPERRT: ['gesperrt', 'locked'],
  AUSGESCHIEDEN: ['ausgeschieden', 'left'],
}
export const rolleWords: Words<Rolle> = {
  ROLE_ADMIN: ['Plattformverwaltung', 'Platform administration'],
  ROLE_PFLEGER: ['Pflegekraft', 'Nurse'],
  ROLE_PFLEGE_ADMIN: ['Pflegedienstleitung', 'Nursing manager'],
  ROLE_APOTHEKER: ['Apothekenpersonal', 'Pharmacy staff'],
  ROLE_APOTHEKE_ADMIN: ['Apothekenleitung', 'Pharmacy manager'],
  ROLE_ARZT: ['Praxispersonal', 'Practice staff'],
  ROLE_ARZT_ADMIN: ['Praxisleitung', 'Practice manager'],
}
export const berufWords: Words<Beruf> = {
  PFLEGEKRAFT: ['Pflegekraft', 'Nurse'],
  APOTHEKER: ['Apotheker/in', 'Pharmacist'],
  APOTHEKERASSISTENT: ['Apothekerassistent/in', 'Pharmacist assistant'],
  PHIP: ['Pharmazeut/in im Praktikum', 'Pharmacist in training'],
  PTA: ['PTA', 'Pharmaceutical technical assistant (PTA)'],
  PI: ['Pharmazieingenieur/in', 'Pharmaceutical engineer'],
  PKA: ['PKA', 'Pharmacy administrative assistant (PKA)'],
  BOTE: ['Bote/Botin', 'Courier'],
  ARZT: ['Arzt/Ärztin', 'Doctor'],
  MFA: ['MFA', 'Medical assistant (MFA)'],
  VERWALTUNG: ['Verwaltung', 'Administration'],
}
const qualifikation: Words<Qualifikation> = {
  PDL: ['PDL', 'Nursing manager (PDL)'],
  PFLEGEFACHKRAFT: ['Pflegefachkraft', 'Registered nurse'],
  PFLEGEHELFER_1J: ['Pflegehelfer/in (1 Jahr)', 'Nursing assistant (1 year)'],
  PFLEGEHILFSKRAFT: ['Pflegehilfskraft', 'Nursing aide'],
  BETREUUNG: ['Betreuungskraft', 'Care assistant'],
  AZUBI: ['Auszubildende/r', 'Trainee'],
}
const funktion: Words<Funktion> = {
  ARZT: ['Arzt/Ärztin', 'Doctor'],
  WEITERBILDUNGSASSISTENT: ['Weiterbildungsassistent/in', 'Doctor in training'],
  MFA: ['MFA', 'Medical assistant (MFA)'],
  NAEPA_VERAH: ['NäPa/VERAH', 'NäPa/VERAH'],
  VERWALTUNG: ['Verwaltung', 'Administration'],
}

const word = <Value extends string>(words: Words<Value>, value: Value | null, language: Language): string | null =>
  value === null ? null : words[value][language === 'de' ? 0 : 1]

const among = <Value extends string>(words: Words<Value>) => ({
  wert: (values: readonly Value[], language: Language) => values.map((value) => word(words, value, language)).join(', '),
})

export const personalFilterWords: FilterWords<PersonalFilter> = {
  suche: { titel: { de: 'Suche', en: 'Search' }, wert: asWritten },
  stand: { titel: { de: 'Status', en: 'Status' }, ...among(stand) },
  rolle: { titel: { de: 'Rolle', en: 'Role' }, ...among(rolleWords) },
  beruf: { titel: { de: 'Beruf', en: 'Profession' }, ...among(berufWords) },
  qualifikation: { titel: { de: 'Qualifikation', en: 'Qualification' }, ...among(qualifikation) },
  abwesend: { titel: { de: 'Nur Abwesende', en: 'Away only' }, wert: sayYes },
  sortierung: sorting,
}

export const personalColumns: readonly ExportColumn<PersonalListRow>[] = [
  { titel: { de: 'Name', en: 'Name' }, wert: ({ name }) => name, breite: 28 },
  { titel: { de: 'Status', en: 'Status' }, wert: (row, language) => word(stand, row.stand, language) },
  { titel: { de: 'Rolle', en: 'Role' }, wert: (row, language) => word(rolleWords, row.rolle, language), breite: 24 },
  { titel: { de: 'Beruf', en: 'Profession' }, wert: (row, language) => word(berufWords, row.beruf, language) },
  { titel: { de: 'Qualifikation', en: 'Qualification' }, wert: (row, language) => word(qualifikation, row.qualifikation, language) },
  { titel: { de: 'Funktion', en: 'Function' }, wert: (row, language) => word(funktion, row.funktion, language) },
  { titel: { de: 'Telefon', en: 'Phone' }, wert: ({ telefon }) => telefon },
  { titel: { de: 'E-Mail', en: 'Email' }, wert: ({ email }) => email, breite: 30 },
  { titel: { de: 'Handzeichen', en: 'Initials' }, wert: ({ handzeichen }) => handzeichen },
  { titel: { de: 'Personalnummer', en: 'Staff number' }, wert: ({ personalnummer }) => personalnummer },
  { titel: { de: 'Abwesend bis', en: 'Away until' }, wert: ({ abwesendBis }) => abwesendBis, art: 'datum' },
  { titel: { de: 'Letzter Tag', en: 'Last day' }, wert: ({ letzterTag }) => letzterTag, art: 'datum' },
]
