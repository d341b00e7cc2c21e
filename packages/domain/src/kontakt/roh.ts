/** A contact as it comes out of a file, before anybody has checked it. */
import { leererKontakt, phoneLabels } from './kontakt.ts'
import { type ImportZeile, importZeile } from './kontakt.contract.ts'
import { landDerNummer } from './rufnummer.ts'

/** All fields as texts; null or empty where the file says nothing. */
export interface RohKontakt {
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

export const leer = (): RohKontakt => ({ ...leererKontakt, emails: [], phoneNumbers: [], tags: [] })

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

/** The specification's word for a kind of telephone or e-mail, else the word itself. `home` of an e-mail is `Personal`. */
export function labelAus(wort: string, was: 'phone' | 'email'): string | null {
  const klein = wort.trim().toLowerCase()
  if (klein === '') return null
  const bekannt = worte[klein] ?? phoneLabels.find((label) => label.toLowerCase() === klein)
  if (was === 'email') return ['Home', 'personal'].includes(bekannt ?? klein) ? 'Personal' : (bekannt ?? wort.trim())
  return bekannt ?? wort.trim()
}

/** Day, month and year as people and programs write them; the text itself when it is none, so that the check can name it. */
export function tagAus(text: string): string {
  const [, jahr, monat, tag] = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(text.trim()) ?? []
  if (jahr !== undefined) return `${jahr}-${monat}-${tag}`
  const [, t, m, j] = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim()) ?? []
  return t === undefined ? text.trim() : `${j}-${m?.padStart(2, '0')}-${t.padStart(2, '0')}`
}

export type Geprueft = { gut: true; zeile: ImportZeile } | { gut: false; fehler: readonly { path: string; code: string }[] }

/** The same check that the server makes. */
export function pruefeRoh(roh: RohKontakt): Geprueft {
  const ergebnis = importZeile.safeParse(roh)
  if (ergebnis.success) return { gut: true, zeile: ergebnis.data }
  return {
    gut: false,
    fehler: ergebnis.error.issues.map(({ path, code, message }) => ({ path: path.join('.'), code: satzCode(code, message) })),
  }
}

const satzCode = (code: string, message: string): string => {
  if (/^[a-z_]+$/.test(message)) return message
  if (code === 'too_big') return 'zu_gross'
  return code === 'too_small' ? 'pflicht' : 'typ'
}
