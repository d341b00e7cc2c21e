/** About another e-mail address for an account. The new mailbox may be a stranger's: it is addressed without a name. */
import { type Letter, writeLetter } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.usecases.ts'
import type { Language } from '../shared/route.ts'
import { type Asked, factsOf, ignorieren, validUntil } from './mails.ts'

type To = Pick<Letter, 'an' | 'sprache' | 'name'>
type WithLink = To & { link: string }

const pick = ({ an, sprache, name }: To, words: Record<Language, Omit<Letter, keyof To>>): Mail =>
  writeLetter({ an, sprache, name, ...words[sprache] })

export const adresseBestaetigen = (to: WithLink): Mail =>
  pick(to, {
    de: {
      betreff: 'neue Adresse bestätigen',
      absaetze: ['Für ein Konto wurde diese E-Mail-Adresse angegeben. Bitte bestätigen Sie sie mit dem Passwort des Kontos.'],
      aktion: { label: 'Adresse bestätigen', link: to.link, danach: 'Der Link gilt 24 Stunden.' },
      schluss: ignorieren.de,
    },
    en: {
      betreff: 'confirm your new address',
      absaetze: ['This email address was entered for an account. Please confirm it with the password of the account.'],
      aktion: { label: 'Confirm address', link: to.link, danach: 'The link is valid for 24 hours.' },
      schluss: ignorieren.en,
    },
  })

/** To the owner of an address that someone wants for another account; whoever wanted it is not told. */
export const adresseVergeben = (to: To): Mail =>
  pick(to, {
    de: {
      betreff: 'Ihre Adresse wurde angegeben',
      absaetze: ['Diese E-Mail-Adresse wurde für ein anderes Konto angegeben. Sie gehört zu Ihrem; daran ändert sich nichts.'],
      schluss: ignorieren.de,
    },
    en: {
      betreff: 'your address was entered',
      absaetze: ['This email address was entered for another account. It belongs to yours; nothing changes.'],
      schluss: ignorieren.en,
    },
  })

/** To the old address, before anything changes; the link is the way back. */
export const adresseVerlangt = (to: WithLink & Asked): Mail =>
  pick(to, {
    de: {
      betreff: 'neue Adresse für Ihr Konto',
      fakten: factsOf(to, 'de'),
      absaetze: [
        'Für Ihr Konto wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.',
        'Wenn Sie das nicht waren, machen Sie es bitte rückgängig.',
      ],
      aktion: {
        label: 'Änderung rückgängig machen',
        link: to.link,
        danach: 'Der Link gilt 7 Tage, auch wenn die Adresse schon geändert ist.',
      },
    },
    en: {
      betreff: 'new address for your account',
      fakten: factsOf(to, 'en'),
      absaetze: [
        'Another email address was entered for your account. It becomes active once it is confirmed.',
        'If this was not you, please undo it.',
      ],
      aktion: {
        label: 'Undo the change',
        link: to.link,
        danach: 'The link is valid for 7 days, even if the address has already been changed.',
      },
    },
  })

export const adresseChanged = (to: To): Mail =>
  pick(to, {
    de: {
      betreff: 'Adresse geändert',
      absaetze: ['Die E-Mail-Adresse Ihres Kontos wurde geändert. Bitte melden Sie sich ab jetzt mit der neuen Adresse an.'],
      schluss: ['Wenn Sie das nicht waren: In der vorigen Nachricht an die alte Adresse steht ein Link, mit dem Sie es rückgängig machen.'],
    },
    en: {
      betreff: 'address changed',
      absaetze: ['The email address of your account was changed. From now on, please sign in with the new one.'],
      schluss: ['If this was not you: the previous message to the old address contains a link to undo the change.'],
    },
  })

export const adresseZurueck = (to: WithLink & { bis: string }): Mail =>
  pick(to, {
    de: {
      betreff: 'Adresse wiederhergestellt',
      absaetze: ['Ihr Konto hat wieder diese E-Mail-Adresse. Alle Sitzungen sind beendet. Bitte setzen Sie ein neues Passwort.'],
      aktion: { label: 'Neues Passwort setzen', link: to.link, danach: validUntil(to.bis).de },
    },
    en: {
      betreff: 'address restored',
      absaetze: ['Your account has this email address again. All sessions have ended. Please set a new password.'],
      aktion: { label: 'Set a new password', link: to.link, danach: validUntil(to.bis).en },
    },
  })
