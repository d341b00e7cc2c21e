/** Messages of the system as mails: what happened and where to read on; details require signing in. */
import type { Language } from '../shared/route.ts'
import { type WrittenLetter, writeLetter } from './letter.ts'

/** `path`: within the application. */
export interface Notiz {
  betreff: string
  satz: string
  path: string
}

export interface Notices {
  an: string
  name: string
  sprache: Language
  /** The oldest first. */
  liste: Notiz[]
}

const words = {
  de: {
    open: 'In Dreiklang öffnen',
    settings: 'Welche Benachrichtigungen Sie bekommen, stellen Sie hier ein:',
    many: (count: number) => `${count} Benachrichtigungen`,
  },
  en: {
    open: 'Open in Dreiklang',
    settings: 'Choose which notifications you get here:',
    many: (count: number) => `${count} notifications`,
  },
} as const

export function writeNotices({ an, name, sprache, liste }: Notices, publicUrl: string): WrittenLetter {
  const { open, settings, many } = words[sprache]
  const [first, ...others] = liste
  if (first === undefined) throw new Error('A mail about nothing')
  const schluss = [`${settings} ${publicUrl}/settings?bereich=notifications`]
  if (others.length === 0) {
    const aktion = { label: open, link: `${publicUrl}${first.path}` }
    return writeLetter({ an, name, sprache, betreff: first.betreff, absaetze: [first.satz], aktion, schluss })
  }
  const absaetze = liste.map(({ betreff, satz, path }) => `${betreff}. ${satz} ${publicUrl}${path}`)
  return writeLetter({ an, name, sprache, betreff: many(liste.length), absaetze, aktion: { label: open, link: publicUrl }, schluss })
}
