/** The words of an invitation. As in all mails about accounts there is nothing in it that someone typed; who invites says the page. */
import type { Mail } from '../mail/mail.usecases.ts'
import type { Language } from '../shared/route.ts'

const words = {
  de: {
    betreff: 'Dreiklang: Einladung',
    absaetze: (link: string) => [
      'Eine Organisation lädt Sie ein, mit Dreiklang zu arbeiten. Welche das ist und in welcher Rolle, steht auf dieser Seite:',
      link,
      'Der Link gilt sieben Tage und nur für diese Adresse. Mit ihm vergeben Sie Ihr Passwort.',
      'Wenn Sie nichts davon wissen, brauchen Sie nichts zu tun.',
      'Ihr Dreiklang',
    ],
  },
  en: {
    betreff: 'Dreiklang: invitation',
    absaetze: (link: string) => [
      'An organisation invites you to work with Dreiklang. This page shows which one and in which role:',
      link,
      'The link is valid for seven days and only for this address. Use it to set your password.',
      'If you do not know anything about this, you do not need to do anything.',
      'Dreiklang',
    ],
  },
} as const

export function einladung({ an, sprache, link }: { an: string; sprache: Language; link: string }): Mail {
  const { betreff, absaetze } = words[sprache]
  return { an, betreff, text: absaetze(link).join('\n\n') }
}
