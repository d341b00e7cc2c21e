import { notizFromText, textFromNotiz } from '@dreiklang/domain/kontakt/kontakt'
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'
import { orNull } from '../../shared/documentForm.ts'

/** The contact as its fields hold it: empty text is '', nothing chosen is null. */
export interface KontaktValues {
  name: string
  title: string
  company: string
  emails: { email: string; label: string | null }[]
  phoneNumbers: { country: string; phoneNumber: string; label: string | null }[]
  birthday: string | null
  address: string
  /** The words of the notes without their markup. */
  notes: string
  tags: string[]
}

export const emptyMail = { email: '', label: 'Work' }
export const emptyNumber = { country: 'DE', phoneNumber: '', label: 'Mobile' }

export const emptyKontakt: KontaktValues = {
  name: '',
  title: '',
  company: '',
  emails: [emptyMail],
  phoneNumbers: [emptyNumber],
  birthday: null,
  address: '',
  notes: '',
  tags: [],
}

export function kontaktValuesOf({ name, title, company, emails, phoneNumbers, birthday, address, notes, tags }: Kontakt): KontaktValues {
  return {
    name,
    title: title ?? '',
    company: company ?? '',
    emails: emails.length > 0 ? emails : [emptyMail],
    phoneNumbers: phoneNumbers.length > 0 ? phoneNumbers : [emptyNumber],
    birthday: birthday?.slice(0, 10) ?? null,
    address: address ?? '',
    notes: textFromNotiz(notes ?? ''),
    tags,
  }
}

export function withoutEmptyRows(values: KontaktValues): Pick<KontaktValues, 'emails' | 'phoneNumbers'> {
  return {
    emails: values.emails.filter(({ email }) => email.trim() !== ''),
    phoneNumbers: values.phoneNumbers.filter(({ phoneNumber }) => phoneNumber.trim() !== ''),
  }
}

/** Notes that nobody touched keep their markup. */
export function kontaktAbbild(values: KontaktValues, notizVorher: string | null) {
  const unberuehrt = values.notes === textFromNotiz(notizVorher ?? '')
  return {
    ...values,
    ...withoutEmptyRows(values),
    title: orNull(values.title),
    company: orNull(values.company),
    address: orNull(values.address),
    notes: unberuehrt ? notizVorher : orNull(notizFromText(values.notes)),
  }
}

/** Whether changing the words would cost bold letters or links. */
export const hasMarkup = (notiz: string | null): boolean => /<(?!br\s*\/?>)[a-z]/i.test(notiz ?? '')
