/** The screen shows it before, the server does it. */
import { merge } from './duplicates.ts'
import type { ImportRow, Kontakt } from './kontakt.contract.ts'
import { textFromNotiz } from './kontakt.ts'
import { e164 } from './rufnummer.ts'

type Angaben = Omit<ImportRow, 'tags'> & { tags: readonly string[] }

export const abgleichFields = ['name', 'title', 'company', 'phoneNumbers', 'emails', 'birthday', 'address', 'notes', 'tags'] as const
export type AbgleichField = (typeof abgleichFields)[number]

/** Single fields are replaced, phones, mails and tags are added; what the line leaves empty stays. Tags: both ids or both titles. */
export function admit(kontakt: Pick<Kontakt, Exclude<AbgleichField, 'tags'>>, row: Angaben, tags: readonly string[]): Angaben {
  return {
    name: row.name,
    title: row.title ?? kontakt.title,
    company: row.company ?? kontakt.company,
    birthday: row.birthday ?? kontakt.birthday,
    address: row.address ?? kontakt.address,
    notes: row.notes ?? kontakt.notes,
    emails: merge([kontakt.emails, row.emails], ({ email }) => email.toLowerCase()),
    phoneNumbers: merge([kontakt.phoneNumbers, row.phoneNumbers], ({ phoneNumber, country }) => e164(phoneNumber, country) ?? phoneNumber),
    tags: merge([tags, row.tags], (tag) => tag.toLowerCase()),
  }
}

export interface FieldChange {
  feld: AbgleichField
  vorher: string
  nachher: string
}

function asText(angaben: Angaben, field: AbgleichField): string {
  switch (field) {
    case 'phoneNumbers':
      return angaben.phoneNumbers.map(({ phoneNumber }) => phoneNumber).join(', ')
    case 'emails':
      return angaben.emails.map(({ email }) => email).join(', ')
    case 'tags':
      return angaben.tags.join(', ')
    case 'birthday':
      return angaben.birthday?.slice(0, 10) ?? ''
    case 'notes':
      return textFromNotiz(angaben.notes ?? '')
    case 'name':
    case 'title':
    case 'company':
    case 'address':
      return angaben[field] ?? ''
  }
}

/** Field by field, what would be different; empty when the line brings nothing new. @param tags titles of those that the contact carries */
export function changes(kontakt: Kontakt, row: ImportRow, tags: readonly string[]): FieldChange[] {
  const [alt, neu] = [{ ...kontakt, tags }, admit(kontakt, row, tags)]
  return abgleichFields
    .map((feld) => ({ feld, vorher: asText(alt, feld), nachher: asText(neu, feld) }))
    .filter(({ vorher, nachher }) => vorher !== nachher)
}
