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
  /** The file ends within this card: what is missing nobody knows. */
  unended?: true
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

export type Geprueft =
  /** `warnungen`: what was left out because it cannot be. */
  | { gut: true; zeile: ImportRow; warnungen: readonly { path: string; code: string }[] }
  | { gut: false; fehler: readonly { path: string; code: string }[] }

/** A birthday or a mail address that cannot be is named and left out: the contact is worth more than that field. */
export function checkRoh({ uid: _uid, unended, ...roh }: RohKontakt): Geprueft {
  if (unended) return { gut: false, fehler: [{ path: 'name', code: 'karte_ohne_ende' }] }
  const result = importRow.safeParse(roh)
  if (result.success) return { gut: true, zeile: result.data, warnungen: [] }
  const { issues } = result.error
  const fehler = issues.map((issue) => ({ path: issue.path.join('.'), code: sentenceCode(issue) }))
  const wrong = new Set(issues.map(({ path }) => (path[0] === 'emails' ? `emails.${String(path[1])}` : path.join('.'))))
  const lesser = importRow.safeParse({
    ...roh,
    birthday: wrong.has('birthday') ? null : roh.birthday,
    emails: roh.emails.filter((_one, i) => !wrong.has(`emails.${i}`)),
  })
  return lesser.success ? { gut: true, zeile: lesser.data, warnungen: fehler } : { gut: false, fehler }
}
