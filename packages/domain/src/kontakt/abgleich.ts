/** What becomes of a contact that takes in a line of a file. The screen shows it before, the server does it. */
import { vereinige } from './doppelte.ts'
import { textAusNotiz } from './kontakt.ts'
import type { ImportZeile, Kontakt } from './kontakt.contract.ts'
import { e164 } from './rufnummer.ts'

type Angaben = Omit<ImportZeile, 'tags'> & { tags: readonly string[] }

/** Fields as they stand in the comparison. */
export const abgleichFelder = ['name', 'title', 'company', 'phoneNumbers', 'emails', 'birthday', 'address', 'notes', 'tags'] as const
export type AbgleichFeld = (typeof abgleichFelder)[number]

/**
 * The contact with what the line says: single fields are replaced, phones, mails and tags are added. What the line leaves empty stays.
 * The tags of both are of one kind, ids or titles.
 */
export function nimmAuf(kontakt: Pick<Kontakt, Exclude<AbgleichFeld, 'tags'>>, zeile: Angaben, tags: readonly string[]): Angaben {
  return {
    name: zeile.name,
    title: zeile.title ?? kontakt.title,
    company: zeile.company ?? kontakt.company,
    birthday: zeile.birthday ?? kontakt.birthday,
    address: zeile.address ?? kontakt.address,
    notes: zeile.notes ?? kontakt.notes,
    emails: vereinige([kontakt.emails, zeile.emails], ({ email }) => email.toLowerCase()),
    phoneNumbers: vereinige(
      [kontakt.phoneNumbers, zeile.phoneNumbers],
      ({ phoneNumber, country }) => e164(phoneNumber, country) ?? phoneNumber,
    ),
    tags: vereinige([tags, zeile.tags], (tag) => tag.toLowerCase()),
  }
}

export interface FeldAenderung {
  feld: AbgleichFeld
  /** For the eye; empty for nothing. */
  vorher: string
  nachher: string
}

function alsText(angaben: Angaben, feld: AbgleichFeld): string {
  switch (feld) {
    case 'phoneNumbers':
      return angaben.phoneNumbers.map(({ phoneNumber }) => phoneNumber).join(', ')
    case 'emails':
      return angaben.emails.map(({ email }) => email).join(', ')
    case 'tags':
      return angaben.tags.join(', ')
    case 'birthday':
      return angaben.birthday?.slice(0, 10) ?? ''
    case 'notes':
      return textAusNotiz(angaben.notes ?? '')
    case 'name':
    case 'title':
    case 'company':
    case 'address':
      return angaben[feld] ?? ''
  }
}

/** Field by field, what would be different; empty when the line brings nothing new. @param tags titles of those that the contact carries */
export function aenderungen(kontakt: Kontakt, zeile: ImportZeile, tags: readonly string[]): FeldAenderung[] {
  const [alt, neu] = [{ ...kontakt, tags }, nimmAuf(kontakt, zeile, tags)]
  return abgleichFelder
    .map((feld) => ({ feld, vorher: alsText(alt, feld), nachher: alsText(neu, feld) }))
    .filter(({ vorher, nachher }) => vorher !== nachher)
}
