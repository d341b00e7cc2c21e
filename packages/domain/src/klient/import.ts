import { checkIk, checkKvnr, normalizeKennung } from '../shared/checkDigits.ts'
import type { FieldError } from '../shared/refusal.ts'
import { sentenceCode } from '../shared/sentenceCode.ts'
import { type IsoDate, dayFrom } from '../shared/time.ts'
import { type ImportKlient, importKlient } from './import.contract.ts'
import type { KlientAngaben } from './klient.contract.ts'
import { missingAngaben } from './klient.decider.ts'

/** What a column can hold. `name` holds both names, `strasse` may end with the house number. */
export const importFields = [
  'nachname',
  'vorname',
  'name',
  'geburtsdatum',
  'geschlecht',
  'strasse',
  'hausnummer',
  'zusatz',
  'plz',
  'ort',
  'telefon',
  'versicherungsart',
  'kvnr',
  'krankenkasse',
  'kassenIk',
  'zuzahlungBefreitBis',
  'wohnform',
  'allergien',
] as const
export type ImportField = (typeof importFields)[number]

const kopfworte: readonly (readonly [ImportField, RegExp])[] = [
  ['kassenIk', /(kasse|kosten).*\bik\b|\bik\b.*kasse|^ik\b|kassennummer|institutionskennzeichen/],
  ['kvnr', /kvnr|versicherten ?-?(nr|nummer)|versichertennummer|^kv ?-?nr|egk ?-?(nr|nummer)/],
  ['versicherungsart', /versicherungs?(art|typ)|kassenart|kostentr(ä|ae)gerart/],
  ['krankenkasse', /kasse|kostentr(ä|ae)ger|versicherung/],
  ['zuzahlungBefreitBis', /befrei/],
  ['geburtsdatum', /geb|birth/],
  ['geschlecht', /geschlecht|anrede|gender|^sex/],
  ['vorname', /vorname|first ?name|given/],
  ['nachname', /nachname|familienname|zuname|last ?name|surname/],
  ['hausnummer', /haus ?-?(nr|nummer)/],
  ['strasse', /stra(ss|ß)e|^str\b|street/],
  ['zusatz', /zusatz|c\/o/],
  ['plz', /^plz|postleitzahl|zip|postal/],
  ['ort', /^ort|wohnort|stadt|city/],
  ['telefon', /telefon|^tel\b|phone|rufnummer|festnetz|mobil|handy/],
  ['wohnform', /wohnform|wohnsituation/],
  ['allergien', /allerg/],
  ['name', /name|klient|bewohner/],
]

/** What the headings of a table probably mean, each meaning once; null for a column that is left out. */
export function interpretKlientKopf(kopf: readonly string[]): (ImportField | null)[] {
  const vergeben = new Set<ImportField>()
  return kopf.map((word) => {
    const klein = word.trim().toLowerCase()
    const field = kopfworte.find(([, muster]) => muster.test(klein))?.[0]
    if (field === undefined || vergeben.has(field)) return null
    vergeben.add(field)
    return field
  })
}

export interface ImportDefaults extends Pick<KlientAngaben, 'geschlecht' | 'versicherungsart' | 'wohnform'> {
  /** For lines that name none; empty: they stay without. */
  krankenkasse: string
}

export type ImportRoh = Partial<Record<ImportField, string>>

export function rohFromRow(values: readonly string[], zuordnung: readonly (ImportField | null)[]): ImportRoh {
  const raw: ImportRoh = {}
  zuordnung.forEach((field, column) => {
    const value = (values[column] ?? '').trim()
    if (field !== null && value !== '') raw[field] ??= value
  })
  return raw
}

type Words<T extends string> = readonly (readonly [T, RegExp])[]
const geschlechter: Words<KlientAngaben['geschlecht']> = [
  ['M', /^(m|mann|männlich|herr|hr\.?|male)$/],
  ['W', /^(w|f|frau|fr\.?|weiblich|female)$/],
  ['D', /^(d|divers|diverse)$/],
  ['X', /^(x|u|unbestimmt|unbekannt|unknown|-)$/],
]
const versicherungen: Words<KlientAngaben['versicherungsart']> = [
  ['GKV', /^(gkv|gesetzlich.*|kasse|krankenkasse)$/],
  ['PKV', /^(pkv|privat.*)$/],
  ['BEIHILFE', /beihilfe/],
  ['HEILFUERSORGE', /heilf(ü|ue)rsorge/],
  ['BG', /^(bg|berufsgenossenschaft|unfall.*)$/],
  ['SOZIALAMT', /sozial/],
  ['SELBSTZAHLER', /selbst/],
]
const wohnungen: Words<KlientAngaben['wohnform']> = [
  ['ALLEIN', /allein/],
  ['FAMILIE', /famil|angehörig|ehe/],
  ['WG', /^(wg|wohngemeinschaft.*)$/],
  ['BETREUTES_WOHNEN', /betreut/],
  ['HEIM', /heim|stationär/],
]

/** Nothing said: the word for all. Something said that is no such word: the text itself, so that the check names it. */
const wordFrom = <T extends string>(text: string | undefined, words: Words<T>, sonst: T): string => {
  if (text === undefined) return sonst
  const klein = text.toLowerCase()
  return words.find(([word, muster]) => klein === word.toLowerCase() || muster.test(klein))?.[0] ?? text
}

function namesFrom({ vorname, nachname, name }: ImportRoh): { vorname: string; nachname: string } {
  if (name === undefined || (vorname !== undefined && nachname !== undefined)) return { vorname: vorname ?? '', nachname: nachname ?? '' }
  const [hinten = '', vorn] = name.split(',').map((part) => part.trim())
  if (vorn !== undefined) return { nachname: nachname ?? hinten, vorname: vorname ?? vorn }
  const words = name.split(/\s+/)
  return { nachname: nachname ?? words.at(-1) ?? '', vorname: vorname ?? words.slice(0, -1).join(' ') }
}

function adresseFrom({ strasse, hausnummer, zusatz, plz, ort }: ImportRoh) {
  if ([strasse, plz, ort].every((part) => part === undefined)) return null
  const [, vorn = strasse ?? '', nummer = ''] =
    hausnummer === undefined ? (/^(.*?)\s+(\d+\s?[a-zA-Z]?(?:[-/]\d+\s?[a-zA-Z]?)?)$/.exec(strasse ?? '') ?? []) : []
  return { strasse: vorn, hausnummer: hausnummer ?? nummer, zusatz: zusatz ?? null, plz: plz ?? '', ort: ort ?? '' }
}

function allergienFrom(text: string | undefined): KlientAngaben['allergien'] {
  if (text === undefined) return null
  if (/^(keine?( bekannt)?|nein|-)$/i.test(text)) return { keineBekannt: true, liste: [] }
  const list = text.split(/[,;\n]/).map((part) => part.trim())
  return { keineBekannt: false, liste: list.filter((part) => part !== '') }
}

const oldestYears = 110

/**
 * A birthday with a year of two digits, as it stands in many lists: 5.6.41 is 1941. Where both centuries are possible (somebody of five, or of
 * a hundred and five), the text stays as it is and the check names it: nobody is made a hundred years younger.
 */
function birthdayFrom(text: string, heute: IsoDate): string {
  const [, tag, monat, jahr] = /^(\d{1,2})[./](\d{1,2})[./](\d{2})$/.exec(text.trim()) ?? []
  if (jahr === undefined) return dayFrom(text)
  const [young, old] = ['20', '19'].map((century) => dayFrom(`${tag}.${monat}.${century}${jahr}`))
  if (young === undefined || old === undefined || young > heute) return old ?? text
  return Number(heute.slice(0, 4)) - Number(old.slice(0, 4)) > oldestYears ? young : text
}

/** The end of an exemption lies in this century. */
const endFrom = (text: string): string => dayFrom(text.trim().replace(/^(\d{1,2}[./]\d{1,2}[./])(\d{2})$/, '$120$2'))

/** By what the same person is known again: also in a line that has something else wrong. */
function keysFrom(raw: ImportRoh, heute: IsoDate): string[] {
  const { vorname, nachname } = namesFrom(raw)
  const geburtsdatum = birthdayFrom(raw.geburtsdatum ?? '', heute)
  const named = vorname !== '' && nachname !== '' && geburtsdatum !== ''
  return [
    ...(named ? [`${nachname} ${vorname} ${geburtsdatum}`.toLowerCase()] : []),
    ...(raw.kvnr === undefined ? [] : [normalizeKennung(raw.kvnr)]),
  ]
}

export interface ImportBefund {
  /** Null when the line cannot be taken in. */
  klient: ImportKlient | null
  fehler: readonly FieldError[]
  /** Check digits that do not fit: taken in as they stand, never repaired. */
  warnungen: readonly FieldError[]
  keys: readonly string[]
}

const meldung = (path: string, code: string): FieldError => ({ path, code, message: code })

/** A wrong check digit is a warning only: real lists contain such numbers, and so do the insurers' own examples (domain.md 6). */
export function checkImport(raw: ImportRoh, { vorgaben, heute }: { vorgaben: ImportDefaults; heute: IsoDate }): ImportBefund {
  const keys = keysFrom(raw, heute)
  const result = importKlient.safeParse({
    ...namesFrom(raw),
    geburtsdatum: birthdayFrom(raw.geburtsdatum ?? '', heute),
    geschlecht: wordFrom(raw.geschlecht, geschlechter, vorgaben.geschlecht),
    versicherungsart: wordFrom(raw.versicherungsart, versicherungen, vorgaben.versicherungsart),
    kvnr: raw.kvnr ?? null,
    krankenkasse: raw.krankenkasse ?? (vorgaben.krankenkasse.trim() === '' ? null : vorgaben.krankenkasse),
    kassenIk: raw.kassenIk ?? null,
    zuzahlungBefreitBis: raw.zuzahlungBefreitBis === undefined ? null : endFrom(raw.zuzahlungBefreitBis),
    adresse: adresseFrom(raw),
    wohnform: wordFrom(raw.wohnform, wohnungen, vorgaben.wohnform),
    telefon: raw.telefon ?? null,
    allergien: allergienFrom(raw.allergien),
  })
  if (!result.success) {
    const fehler = result.error.issues.map((issue) => meldung(issue.path.join('.'), sentenceCode(issue)))
    return { klient: null, fehler, warnungen: [], keys }
  }
  const klient = result.data
  const fehler = missingAngaben({ ...klient, hausarztId: null, status: 'AKTIV' }, heute)
  return { klient: fehler.length === 0 ? klient : null, fehler, warnungen: warnungenZu(klient), keys }
}

function warnungenZu({ kvnr, kassenIk }: ImportKlient): FieldError[] {
  const warnungen: FieldError[] = []
  if (kvnr !== null && checkKvnr(kvnr) !== null) warnungen.push(meldung('kvnr', 'kvnr.pruefziffer'))
  if (kassenIk !== null && checkIk(kassenIk) !== null) warnungen.push(meldung('kassenIk', 'ik.pruefziffer'))
  return warnungen
}

/** The same person twice in one file: by insurance number, else by name and birthday. Answers the number of the first such line, from 0. */
export function duplicateInDatei(befunde: readonly Pick<ImportBefund, 'keys'>[]): (number | null)[] {
  const first = new Map<string, number>()
  return befunde.map(({ keys }, nr) => {
    const known = keys.map((one) => first.get(one)).find((one) => one !== undefined)
    for (const one of keys) if (!first.has(one)) first.set(one, nr)
    return known ?? null
  })
}
