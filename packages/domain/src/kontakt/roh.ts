/** A contact as it comes out of a file, before anyone has checked it. */
import { satzCode } from '../shared/satzCode.ts'
import { leererKontakt, phoneLabels } from './kontakt.ts'
import { type ImportZeile, importZeile } from './kontakt.contract.ts'
import { landDerNummer } from './rufnummer.ts'

/** All fields as texts; null or empty where the file says nothing. */
export interface RohKontakt {
  /** As the program that wrote a card knows it; ours are the ids of contacts. */
  uid: string | null
  name: string
  emails: { email: string; label: string | null }[]
  phoneNumbers: { country: string; phoneNumber: string; label: string | null }[]
  title: string | null
  company: string | null
  birthday: string | null
  address: string | null
  /** HTML. */
  notes: string | null
  tags: string[]
}

export const leer = (): RohKontakt => ({ ...leererKontakt, uid: null, emails: [], phoneNumbers: [], tags: [] })

/** A number without dial prefix is taken for one of `sonst`. */
export const rohNummer = (nummer: string, label: string | null, sonst = 'DE') => {
  const phoneNumber = nummer.trim()
  return { country: landDerNummer(phoneNumber, sonst), phoneNumber, label }
}

const worte: Readonly<Record<string, string>> = {
  cell: 'Mobile',
  mobil: 'Mobile',
  handy: 'Mobile',
  iphone: 'Mobile',
  privat: 'Home',
  dienstlich: 'Work',
  arbeit: 'Work',
  geschäftlich: 'Work',
}

/** The specification's word for a kind of phone or e-mail, else the word itself. `home` of an e-mail is `Personal`. */
export function labelAus(wort: string, was: 'phone' | 'email'): string | null {
  const klein = wort.trim().toLowerCase()
  if (klein === '') return null
  const bekannt = worte[klein] ?? phoneLabels.find((label) => label.toLowerCase() === klein)
  if (was === 'email') return ['Home', 'personal'].includes(bekannt ?? klein) ? 'Personal' : (bekannt ?? wort.trim())
  return bekannt ?? wort.trim()
}

export type Geprueft = { gut: true; zeile: ImportZeile } | { gut: false; fehler: readonly { path: string; code: string }[] }

/** The same check that the server makes. */
export function pruefeRoh({ uid: _uid, ...roh }: RohKontakt): Geprueft {
  const ergebnis = importZeile.safeParse(roh)
  if (ergebnis.success) return { gut: true, zeile: ergebnis.data }
  return {
    gut: false,
    fehler: ergebnis.error.issues.map((issue) => ({ path: issue.path.join('.'), code: satzCode(issue) })),
  }
}
