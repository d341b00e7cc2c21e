import { notizAusText, textAusNotiz } from '@dreiklang/domain/kontakt/kontakt'
import type { Kontakt } from '@dreiklang/domain/kontakt/kontakt.contract'

/** The contact as its fields hold it: empty text is '', nothing chosen is null. */
export interface KontaktWerte {
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

export const leereMail = { email: '', label: 'Work' }
export const leereNummer = { country: 'DE', phoneNumber: '', label: 'Mobile' }

export const leererKontakt: KontaktWerte = {
  name: '',
  title: '',
  company: '',
  emails: [leereMail],
  phoneNumbers: [leereNummer],
  birthday: null,
  address: '',
  notes: '',
  tags: [],
}

export function kontaktWerteVon({ name, title, company, emails, phoneNumbers, birthday, address, notes, tags }: Kontakt): KontaktWerte {
  return {
    name,
    title: title ?? '',
    company: company ?? '',
    emails: emails.length > 0 ? emails : [leereMail],
    phoneNumbers: phoneNumbers.length > 0 ? phoneNumbers : [leereNummer],
    birthday: birthday?.slice(0, 10) ?? null,
    address: address ?? '',
    notes: textAusNotiz(notes ?? ''),
    tags,
  }
}

const oderNull = (text: string): string | null => (text.trim() === '' ? null : text)

/** Lines in which nothing was written do not count. */
export function ohneLeereZeilen(werte: KontaktWerte): Pick<KontaktWerte, 'emails' | 'phoneNumbers'> {
  return {
    emails: werte.emails.filter(({ email }) => email.trim() !== ''),
    phoneNumbers: werte.phoneNumbers.filter(({ phoneNumber }) => phoneNumber.trim() !== ''),
  }
}

/** The fields as the contract's body. Notes that nobody touched keep their markup. */
export function kontaktAbbild(werte: KontaktWerte, notizVorher: string | null) {
  const unberuehrt = werte.notes === textAusNotiz(notizVorher ?? '')
  return {
    ...werte,
    ...ohneLeereZeilen(werte),
    title: oderNull(werte.title),
    company: oderNull(werte.company),
    address: oderNull(werte.address),
    notes: unberuehrt ? notizVorher : oderNull(notizAusText(werte.notes)),
  }
}

/** Whether changing the words would cost bold letters or links. */
export const hatAuszeichnung = (notiz: string | null): boolean => /<(?!br\s*\/?>)[a-z]/i.test(notiz ?? '')
