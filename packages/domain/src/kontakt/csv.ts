import { dayFrom } from '../shared/time.ts'
import { fold, notizFromText } from './kontakt.ts'
import { type RohKontakt, labelFrom, emptyRoh, rohNumber } from './roh.ts'

export const csvFields = [
  'name',
  'vorname',
  'nachname',
  'title',
  'company',
  'phone',
  'phoneMobile',
  'phoneHome',
  'phoneLabel',
  'email',
  'emailLabel',
  'birthday',
  'address',
  'strasse',
  'plz',
  'ort',
  'notes',
  'tags',
] as const
export type CsvField = (typeof csvFields)[number]

/** Where the words of a heading say what stands below; the first that fits counts. */
const kopfworte: readonly (readonly [CsvField, RegExp])[] = [
  ['emailLabel', /mail.*(art|type|typ|label)/],
  ['phoneLabel', /(telefon|tel|phone).*(art|type|typ|label)/],
  ['email', /mail/],
  ['phoneMobile', /mobil|handy|cell/],
  ['phoneHome', /(privat|home|zuhause).*(telefon|tel|phone)|(telefon|tel|phone).*(privat|home)/],
  ['phone', /telefon|phone|^tel\b|rufnummer/],
  ['birthday', /geburt|birth/],
  ['vorname', /vorname|first ?name|given ?name/],
  ['nachname', /nachname|last ?name|family ?name|surname/],
  ['company', /firma|company|organi[sz]ation|unternehmen|praxis/],
  ['title', /position|funktion|job ?title|^title|beruf/],
  ['strasse', /stra(ss|ß)e|street/],
  ['plz', /^plz|postleitzahl|postal ?code|zip/],
  ['ort', /^ort|stadt|city/],
  ['address', /adresse|anschrift|address/],
  ['notes', /notiz|bemerkung|note|kommentar/],
  ['tags', /stichw|tag|kategori|categor|gruppe|label/],
  ['name', /name|kontakt|bezeichnung/],
]

/** What the headings of a table probably mean; null for a column that is left out. */
export function interpretKopf(kopf: readonly string[]): (CsvField | null)[] {
  return kopf.map((word) => {
    const klein = fold(word).trim()
    return kopfworte.find(([, muster]) => muster.test(klein))?.[0] ?? null
  })
}

export function kontaktFromCsv(values: readonly string[], zuordnung: readonly (CsvField | null)[]): RohKontakt {
  const kontakt = emptyRoh()
  const parts: Partial<Record<CsvField, string>> = {}
  zuordnung.forEach((field, column) => {
    const value = withoutGuard(values[column] ?? '').trim()
    if (field === null || value === '') return
    if (field === 'phone') kontakt.phoneNumbers.push(rohNumber(value, null))
    else if (field === 'phoneMobile') kontakt.phoneNumbers.push(rohNumber(value, 'Mobile'))
    else if (field === 'phoneHome') kontakt.phoneNumbers.push(rohNumber(value, 'Home'))
    else if (field === 'email') kontakt.emails.push({ email: value, label: null })
    else if (field === 'phoneLabel') rename(kontakt.phoneNumbers, labelFrom(value, 'phone'))
    else if (field === 'emailLabel') rename(kontakt.emails, labelFrom(value, 'email'))
    else if (field === 'tags')
      kontakt.tags.push(
        ...value
          .split(/[,;|]/)
          .map((title) => title.trim())
          .filter(Boolean),
      )
    else parts[field] ??= value
  })
  const ort = [parts.plz, parts.ort].filter(Boolean).join(' ')
  const person = [parts.vorname, parts.nachname].filter(Boolean).join(' ')
  return {
    ...kontakt,
    name: parts.name ?? (person || (parts.company ?? '')),
    title: parts.title ?? null,
    company: parts.company ?? null,
    birthday: parts.birthday === undefined ? null : dayFrom(parts.birthday),
    address: [parts.address ?? '', parts.strasse ?? '', ort].filter(Boolean).join('\n') || null,
    notes: parts.notes === undefined ? null : notizFromText(parts.notes),
  }
}

function rename(list: { label: string | null }[], label: string | null): void {
  const last = list.at(-1)
  if (last !== undefined) last.label = label
}

/** Programs that write tables put an apostrophe before what would be run as a formula. */
const withoutGuard = (value: string): string => (/^'[=+\-@\t\r|%]/.test(value) ? value.slice(1) : value)
