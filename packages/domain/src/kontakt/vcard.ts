/** Contacts as vCard, version 3.0 (RFC 2426) or 4.0 (RFC 6350). */
import type { Kontakt } from './kontakt.contract.ts'
import { textAusNotiz } from './kontakt.ts'
import { e164 } from './rufnummer.ts'

const hoechsteBytes = 75

/** How many bytes of UTF-8 a letter takes. */
function breiteVon(zeichen: string): number {
  const punkt = zeichen.codePointAt(0) ?? 0
  if (punkt < 0x80) return 1
  if (punkt < 0x800) return 2
  return punkt < 0x10000 ? 3 : 4
}

/** A line ends after 75 bytes and goes on behind a blank; a letter of several bytes stays whole. */
function falteZeile(zeile: string): string {
  let laenge = 0
  let gefaltet = ''
  for (const zeichen of zeile) {
    const breite = breiteVon(zeichen)
    if (laenge + breite > hoechsteBytes) {
      gefaltet += '\r\n '
      laenge = 1
    }
    gefaltet += zeichen
    laenge += breite
  }
  return gefaltet
}

const maskiere = (text: string): string =>
  text.replaceAll('\\', '\\\\').replaceAll(/\r?\n/g, '\\n').replaceAll(',', '\\,').replaceAll(';', '\\;')

const typen: Readonly<Record<string, string>> = { Mobile: 'CELL', Work: 'WORK', Home: 'HOME', Personal: 'HOME' }

interface Wie {
  version: '3.0' | '4.0'
  /** Titles of the tags by their ids. */
  titel: ReadonlyMap<string, string>
}

function karte(kontakt: Kontakt, { version, titel }: Wie): string[] {
  const { id, name, title, company, emails, phoneNumbers, birthday, address, notes, tags } = kontakt
  let gruppe = 0
  /** A label that vCard has no type for stands in a line beside it, as most address books do it. */
  const mitLabel = (was: string, wert: string, label: string | null): string[] => {
    if (label === null) return [`${was}:${wert}`]
    const typ = typen[label]
    if (typ !== undefined) return [`${was};TYPE=${version === '4.0' ? typ.toLowerCase() : typ}:${wert}`]
    gruppe += 1
    return [`item${gruppe}.${was}:${wert}`, `item${gruppe}.X-ABLABEL:${maskiere(label)}`]
  }
  const wenn = (was: string, wert: string | null): string[] => (wert === null || wert === '' ? [] : [`${was}:${maskiere(wert)}`])
  const tag = birthday?.slice(0, 10) ?? null
  return [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `UID:urn:uuid:${id}`,
    `FN:${maskiere(name)}`,
    // Version 3.0 wants it. Nobody knows here which part of a name is which.
    `N:${maskiere(name)};;;;`,
    ...wenn('TITLE', title),
    ...wenn('ORG', company),
    ...phoneNumbers.flatMap(({ phoneNumber, country, label }) =>
      mitLabel('TEL', maskiere(e164(phoneNumber, country) ?? phoneNumber), label),
    ),
    ...emails.flatMap(({ email, label }) => mitLabel('EMAIL', maskiere(email), label)),
    ...(tag === null ? [] : [`BDAY:${version === '4.0' ? tag.replaceAll('-', '') : tag}`]),
    ...(address === null ? [] : [`ADR:;;${maskiere(address)};;;;`]),
    ...wenn('NOTE', notes === null ? null : textAusNotiz(notes)),
    ...(tags.length === 0 ? [] : [`CATEGORIES:${tags.map((einer) => maskiere(titel.get(einer) ?? '')).join(',')}`]),
    'END:VCARD',
  ]
}

/** One file for all of them. Photos stay here: they are behind the session. */
export function alsVcard(kontakte: readonly Kontakt[], wie: Wie): string {
  return kontakte
    .flatMap((kontakt) => karte(kontakt, wie))
    .map((zeile) => `${falteZeile(zeile)}\r\n`)
    .join('')
}
