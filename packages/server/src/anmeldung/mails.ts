/** The words of the mails about accounts: plain text without anything that somebody typed, so that nobody writes to others in our name. */
import type { Mail } from '../mail/mail.usecases.ts'
import type { Sprache } from '../shared/route.ts'

interface Anlass {
  an: string
  sprache: Sprache
}
type MitLink = Anlass & { link: string }

const gruss = { de: 'Ihr Dreiklang', en: 'Dreiklang' }
const ignorieren = {
  de: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  en: 'If this was not you, you need not do anything.',
}
const melden = {
  de: 'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort und sagen Sie es der Verwaltung Ihrer Organisation.',
  en: 'If this was not you, set a new password at once and tell the administration of your organisation.',
}

const text = (sprache: Sprache, absaetze: readonly string[]) => [...absaetze, gruss[sprache]].join('\n\n')

export function bestaetigung({ an, sprache, link }: MitLink): Mail {
  const de = ['Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link. Er gilt 24 Stunden.', link, ignorieren.de]
  const en = ['Please confirm your e-mail address by this link. It holds for 24 hours.', link, ignorieren.en]
  const betreff = { de: 'Dreiklang: Adresse bestätigen', en: 'Dreiklang: confirm your address' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

/** To somebody who has an account already: the sign-up page says nothing about it. */
export function kontoVorhanden({ an, sprache, link }: MitLink): Mail {
  const de = [
    'Jemand wollte mit dieser Adresse ein Konto anlegen. Sie haben schon eines. Wenn Sie das Passwort vergessen haben:',
    link,
    ignorieren.de,
  ]
  const en = ['Somebody asked for an account with this address. You already have one. If you forgot the password:', link, ignorieren.en]
  const betreff = { de: 'Dreiklang: Sie haben schon ein Konto', en: 'Dreiklang: you already have an account' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function bestaetigt({ an, sprache }: Anlass): Mail {
  const de = [
    'Ihre Adresse ist bestätigt. Bitte sagen Sie der Verwaltung Ihrer Organisation Bescheid: Sie nimmt Sie über diese Adresse auf.',
    'Danach können Sie sich anmelden.',
  ]
  const en = [
    'Your address is confirmed. Please tell the administration of your organisation: they take you in by this address.',
    'Then you can sign in.',
  ]
  const betreff = { de: 'Dreiklang: Adresse bestätigt', en: 'Dreiklang: address confirmed' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function aufgenommen({ an, sprache, link }: MitLink): Mail {
  const de = ['Ihre Organisation hat Sie aufgenommen. Sie können sich jetzt anmelden:', link]
  const en = ['Your organisation has taken you in. You can sign in now:', link]
  const betreff = { de: 'Dreiklang: Sie können sich anmelden', en: 'Dreiklang: you can sign in' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function passwortLink({ an, sprache, link }: MitLink): Mail {
  const de = ['Mit diesem Link setzen Sie ein neues Passwort. Er gilt einmal.', link, ignorieren.de]
  const en = ['By this link you set a new password. It works once.', link, ignorieren.en]
  const betreff = { de: 'Dreiklang: neues Passwort', en: 'Dreiklang: new password' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function passwortGeaendert({ an, sprache }: Anlass): Mail {
  const de = ['Ihr Passwort wurde geändert.', melden.de]
  const en = ['Your password was changed.', melden.en]
  const betreff = { de: 'Dreiklang: Passwort geändert', en: 'Dreiklang: password changed' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function faktorGeaendert({ an, sprache }: Anlass): Mail {
  const de = ['Die Zwei-Faktor-Anmeldung Ihres Kontos wurde geändert.', melden.de]
  const en = ['The two-factor sign-in of your account was changed.', melden.en]
  const betreff = { de: 'Dreiklang: zweiter Faktor geändert', en: 'Dreiklang: second factor changed' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}
