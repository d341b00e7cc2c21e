/** Contacts as a table: what its columns mean. */
import { falte, notizAusText } from './kontakt.ts'
import { tagAus } from '../shared/zeit.ts'
import { type RohKontakt, labelAus, leer, rohNummer } from './roh.ts'

/** What a column can hold. Of phones and e-mails there may be several columns. */
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

/** Programs that write tables put an apostrophe before what would be run as a formula. */
const ohneSchutz = (wert: string): string => (/^'[=+\-@\t\r|%]/.test(wert) ? wert.slice(1) : wert)
