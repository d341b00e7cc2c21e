/** A message of the system as a mail: what happened and where to read on; details require signing in. */
import { writeLetter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.usecases.ts'
import type { Language } from '../shared/route.ts'

interface Notice {
  an: string
  name: string
  sprache: Language
  betreff: string
  satz: string
  /** Within the application. */
  path: string
}

const words = {
  de: { open: 'In Dreiklang öffnen', settings: 'Welche Benachrichtigungen Sie bekommen, stellen Sie hier ein:' },
  en: { open: 'Open in Dreiklang', settings: 'Choose which notifications you get here:' },
} as const

export function writeNotice({ an, name, sprache, betreff, satz, path }: Notice, publicUrl: string): Mail {
  const { open, settings } = words[sprache]
  const schluss = [`${settings} ${publicUrl}/settings?bereich=notifications`]
  return writeLetter({ an, name, sprache, betreff, absaetze: [satz], aktion: { label: open, link: `${publicUrl}${path}` }, schluss })
}
