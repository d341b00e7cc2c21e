/** Contacts as a table: what is written for table programs, and what the columns of a foreign table mean. */
import { falte, notizAusText, textAusNotiz } from './kontakt.ts'
import type { Kontakt } from './kontakt.contract.ts'
import { tagAus } from '../shared/zeit.ts'
import { type RohKontakt, labelAus, leer, rohNummer } from './roh.ts'

/** What a column can hold. Of telephones and e-mails there may be several columns. */
export const csvFelder = [
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
export type CsvFeld = (typeof csvFelder)[number]

/** Where the words of a heading say what stands below; the first that fits counts. */
const kopfworte: readonly (readonly [CsvFeld, RegExp])[] = [
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
export function deuteKopf(kopf: readonly string[]): (CsvFeld | null)[] {
  return kopf.map((wort) => {
    const klein = falte(wort).trim()
    return kopfworte.find(([, muster]) => muster.test(klein))?.[0] ?? null
  })
}

/** One line of a table as a contact. */
export function kontaktAusCsv(werte: readonly string[], zuordnung: readonly (CsvFeld | null)[]): RohKontakt {
  const kontakt = leer()
  const teile: Partial<Record<CsvFeld, string>> = {}
  zuordnung.forEach((feld, spalte) => {
    const wert = ohneSchutz(werte[spalte] ?? '').trim()
    if (feld === null || wert === '') return
    if (feld === 'phone') kontakt.phoneNumbers.push(rohNummer(wert, null))
    else if (feld === 'phoneMobile') kontakt.phoneNumbers.push(rohNummer(wert, 'Mobile'))
    else if (feld === 'phoneHome') kontakt.phoneNumbers.push(rohNummer(wert, 'Home'))
    else if (feld === 'email') kontakt.emails.push({ email: wert, label: null })
    else if (feld === 'phoneLabel') benenne(kontakt.phoneNumbers, labelAus(wert, 'phone'))
    else if (feld === 'emailLabel') benenne(kontakt.emails, labelAus(wert, 'email'))
    else if (feld === 'tags')
      kontakt.tags.push(
        ...wert
          .split(/[,;|]/)
          .map((titel) => titel.trim())
          .filter(Boolean),
      )
    else teile[feld] ??= wert
  })
  const ort = [teile.plz, teile.ort].filter(Boolean).join(' ')
  const person = [teile.vorname, teile.nachname].filter(Boolean).join(' ')
  return {
    ...kontakt,
    name: teile.name ?? (person || (teile.company ?? '')),
    title: teile.title ?? null,
    company: teile.company ?? null,
    birthday: teile.birthday === undefined ? null : tagAus(teile.birthday),
    address: [teile.address ?? '', teile.strasse ?? '', ort].filter(Boolean).join('\n') || null,
    notes: teile.notes === undefined ? null : notizAusText(teile.notes),
  }
}

/** The column beside names the one that came before it. */
function benenne(liste: { label: string | null }[], label: string | null): void {
  const letzte = liste.at(-1)
  if (letzte !== undefined) letzte.label = label
}

/** Table programs run what begins like a formula. A telephone number is none. */
const gefaehrlich = /^[=+\-@\t\r]/
const nummer = /^\+?[0-9 ()/.-]+$/
const schutz = (wert: string): string => (gefaehrlich.test(wert) && !nummer.test(wert) ? `'${wert}` : wert)
const ohneSchutz = (wert: string): string => (wert.startsWith("'") && gefaehrlich.test(wert.slice(1)) ? wert.slice(1) : wert)

function zelle(wert: string): string {
  const sicher = schutz(wert)
  return /[";\r\n]/.test(sicher) ? `"${sicher.replaceAll('"', '""')}"` : sicher
}

/** German headings and semicolons: that is what table programs here open at a double click, and what `deuteKopf` reads back. */
export function alsCsv(kontakte: readonly Kontakt[], titel: ReadonlyMap<string, string>): string {
  const nummern = Math.max(1, ...kontakte.map(({ phoneNumbers }) => phoneNumbers.length))
  const mails = Math.max(1, ...kontakte.map(({ emails }) => emails.length))
  const bis = (anzahl: number) => Array.from({ length: anzahl }, (_, nr) => nr)
  const kopf = [
    'Name',
    'Position',
    'Firma',
    ...bis(nummern).flatMap((nr) => [`Telefon ${nr + 1}`, `Telefon ${nr + 1} Art`]),
    ...bis(mails).flatMap((nr) => [`E-Mail ${nr + 1}`, `E-Mail ${nr + 1} Art`]),
    'Geburtstag',
    'Adresse',
    'Notizen',
    'Stichwörter',
  ]
  const zeilen = kontakte.map(({ name, title, company, phoneNumbers, emails, birthday, address, notes, tags }) => [
    name,
    title ?? '',
    company ?? '',
    ...bis(nummern).flatMap((nr) => [phoneNumbers[nr]?.phoneNumber ?? '', phoneNumbers[nr]?.label ?? '']),
    ...bis(mails).flatMap((nr) => [emails[nr]?.email ?? '', emails[nr]?.label ?? '']),
    birthday?.slice(0, 10) ?? '',
    address ?? '',
    textAusNotiz(notes ?? ''),
    tags.map((id) => titel.get(id) ?? '').join(', '),
  ])
  return `\uFEFF${[kopf, ...zeilen].map((zeile) => zeile.map(zelle).join(';')).join('\r\n')}\r\n`
}
