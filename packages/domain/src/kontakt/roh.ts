import { sentenceCode } from '../shared/sentenceCode.ts'
import { type ImportRow, importRow } from './kontakt.contract.ts'
import { emptyKontakt, phoneLabels } from './kontakt.ts'
import { landOfNumber } from './rufnummer.ts'

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

export const emptyRoh = (): RohKontakt => ({ ...emptyKontakt, uid: null, emails: [], phoneNumbers: [], tags: [] })

/** A number without dial prefix is taken for one of `sonst`. */
export const rohNumber = (nummer: string, label: string | null, sonst = 'DE') => {
  const phoneNumber = nummer.trim()
  return { country: landOfNumber(phoneNumber, sonst), phoneNumber, label }
}

const words: Readonly<Record<string, string>> = {
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
export function labelFrom(word: string, what: 'phone' | 'email'): string | null {
  const klein = word.trim().toLowerCase()
  if (klein === '') return null
  const known = words[klein] ?? phoneLabels.find((label) => label.toLowerCase() === klein)
  if (what === 'email') return ['Home', 'personal'].includes(known ?? klein) ? 'Personal' : (known ?? word.trim())
  return known ?? word.trim()
}

export type Geprueft = { gut: true; zeile: ImportRow } | { gut: false; fehler: readonly { path: string; code: string }[] }

export function checkRoh({ uid: _uid, ...roh }: RohKontakt): Geprueft {
  const result = importRow.safeParse(roh)
  if (result.success) return { gut: true, zeile: result.data }
  return {
    gut: false,
    fehler: result.error.issues.map((issue) => ({ path: issue.path.join('.'), code: sentenceCode(issue) })),
  }
}
