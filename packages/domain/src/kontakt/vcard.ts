/** Contacts as vCard, version 3.0 (RFC 2426) or 4.0 (RFC 6350). */
import { escapeText, foldLine } from '../shared/contentLine.ts'
import type { Kontakt } from './kontakt.contract.ts'
import { textFromNotiz } from './kontakt.ts'
import { e164 } from './rufnummer.ts'

const typen: Readonly<Record<string, string>> = { Mobile: 'CELL', Work: 'WORK', Home: 'HOME', Personal: 'HOME' }

interface Wie {
  version: '3.0' | '4.0'
  titel: ReadonlyMap<string, string>
}

function card(kontakt: Kontakt, { version, titel }: Wie): string[] {
  const { id, name, title, company, emails, phoneNumbers, birthday, address, notes, tags } = kontakt
  let group = 0
  /** A label that vCard has no type for stands in a line beside it, as most address books do it. */
  const withLabel = (what: string, value: string, label: string | null): string[] => {
    if (label === null) return [`${what}:${value}`]
    const typ = typen[label]
    if (typ !== undefined) return [`${what};TYPE=${version === '4.0' ? typ.toLowerCase() : typ}:${value}`]
    group += 1
    return [`item${group}.${what}:${value}`, `item${group}.X-ABLABEL:${escapeText(label)}`]
  }
  const wenn = (what: string, value: string | null): string[] => (value === null || value === '' ? [] : [`${what}:${escapeText(value)}`])
  const tag = birthday?.slice(0, 10) ?? null
  return [
    'BEGIN:VCARD',
    `VERSION:${version}`,
    `UID:urn:uuid:${id}`,
    `FN:${escapeText(name)}`,
    // Version 3.0 wants it. Nobody knows here which part of a name is which.
    `N:${escapeText(name)};;;;`,
    ...wenn('TITLE', title),
    ...wenn('ORG', company),
    ...phoneNumbers.flatMap(({ phoneNumber, country, label }) =>
      withLabel('TEL', escapeText(e164(phoneNumber, country) ?? phoneNumber), label),
    ),
    ...emails.flatMap(({ email, label }) => withLabel('EMAIL', escapeText(email), label)),
    ...(tag === null ? [] : [`BDAY:${version === '4.0' ? tag.replaceAll('-', '') : tag}`]),
    ...(address === null ? [] : [`ADR:;;${escapeText(address)};;;;`]),
    ...wenn('NOTE', notes === null ? null : textFromNotiz(notes)),
    ...(tags.length === 0 ? [] : [`CATEGORIES:${tags.map((one) => escapeText(titel.get(one) ?? '')).join(',')}`]),
    'END:VCARD',
  ]
}

/** One file for all of them. Photos stay here: they are behind the session. */
export function asVcard(kontakte: readonly Kontakt[], wie: Wie): string {
  return kontakte
    .flatMap((kontakt) => card(kontakt, wie))
    .map((row) => `${foldLine(row)}\r\n`)
    .join('')
}
