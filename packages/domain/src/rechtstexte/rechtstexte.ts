/** Imprint, privacy and accessibility statement of an installation: what the law asks for, gaps, and how the texts are put together. */
import type { FieldError } from '../shared/refusal.ts'
import { barrierefreiheit } from './barrierefreiheitText.ts'
import { datenschutz } from './datenschutzText.ts'
import { impressum } from './impressumText.ts'
import type { RechtstextArt } from './rechtstextArten.ts'

/** What only the operator knows. A name belongs to one thing in all three texts. */
export const angabeNames = [
  'name',
  'rechtsform',
  'vertretung',
  'anschrift',
  'email',
  'telefon',
  'register',
  'ustId',
  'aufsicht',
  'kammer',
  'beruf',
  'berufsregeln',
  'dsb',
  'datenaufsicht',
  'hosting',
  'drittland',
  'stand',
  'durchsetzung',
] as const
export type AngabeName = (typeof angabeNames)[number]
export type Angaben = Partial<Record<AngabeName, string>>

/** The text of one kind as it is shipped. `{{name}}` stands for what the operator says; a line with an empty optional one is left out. */
export interface Vorlage {
  pflicht: readonly AngabeName[]
  /** Asked for by law only of those who have it: a register, a supervising authority, a regulated profession. */
  wahlweise: readonly AngabeName[]
  de: string
  en: string
}

export const vorlagen: Record<RechtstextArt, Vorlage> = {
  IMPRESSUM: impressum,
  DATENSCHUTZ: datenschutz,
  BARRIEREFREIHEIT: barrierefreiheit,
}

export interface RechtstextEntwurf {
  angaben: Angaben
  de: string
  en: string
}

const platz = /\{\{(\w+)\}\}/g

/** Puts what the operator said into a text. What is missing though the law asks for it stays visible in double brackets. */
export function fill(art: RechtstextArt, text: string, angaben: Angaben): string {
  const { wahlweise } = vorlagen[art]
  const value = (name: string): string => angaben[name as AngabeName]?.trim() ?? ''
  const entfaellt = (row: string) =>
    Array.from(row.matchAll(platz), ([, name = '']) => name).some((name) => value(name) === '' && wahlweise.some((one) => one === name))
  return text
    .split('\n')
    .filter((row) => !entfaellt(row))
    .map((row) => row.replaceAll(platz, (_platz, name: string) => value(name) || `[[${name}]]`))
    .join('\n')
}

/** A required detail nobody gave, a given one that stands nowhere in the text, an unknown place, brackets left open. */
export function luecken(art: RechtstextArt, { angaben, de, en }: RechtstextEntwurf): FieldError[] {
  const { pflicht, wahlweise } = vorlagen[art]
  const field = (path: string, code: string): FieldError => ({ path, code, message: code })
  const fehlend = pflicht.filter((name) => (angaben[name]?.trim() ?? '') === '').map((name) => field(`angaben.${name}`, 'pflicht'))
  const imText = Object.entries({ de, en }).flatMap(([language, text]) => {
    const plaetze = new Set(Array.from(text.matchAll(platz), ([, name = '']) => name))
    const known = new Set<string>([...pflicht, ...wahlweise])
    if (pflicht.some((name) => !plaetze.has(name))) return [field(language, 'rechtstext.angabe_fehlt')]
    if ([...plaetze].some((name) => !known.has(name))) return [field(language, 'rechtstext.platz_unbekannt')]
    return text.includes('[[') ? [field(language, 'rechtstext.luecke')] : []
  })
  return [...fehlend, ...imText]
}
