/** The words of an invitation. As in all mails about accounts there is nothing in it that somebody typed; who invites says the page. */
import type { Mail } from '../mail/mail.usecases.ts'
import type { Sprache } from '../shared/route.ts'

const worte = {
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
      'An organisation invites you to work with Dreiklang. Which one, and in which role, stands on this page:',
      link,
      'The link holds for seven days and for this address only. By it you set your password.',
      'If you know nothing of it, you need not do anything.',
      'Dreiklang',
    ],
  },
} as const

export function einladung({ an, sprache, link }: { an: string; sprache: Sprache; link: string }): Mail {
  const { betreff, absaetze } = worte[sprache]
  return { an, betreff, text: absaetze(link).join('\n\n') }
}
