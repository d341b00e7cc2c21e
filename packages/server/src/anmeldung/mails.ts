/** Plain text without anything a user typed, so that nobody can write to others in our name. */
import type { Mail } from '../mail/mail.usecases.ts'
import type { Language } from '../shared/route.ts'

interface Anlass {
  an: string
  sprache: Language
}
type WithLink = Anlass & { link: string }

const gruss = { de: 'Ihr Dreiklang', en: 'Dreiklang' }
const ignorieren = {
  de: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  en: 'If this was not you, you do not need to do anything.',
}
const melden = {
  de: 'Wenn Sie das nicht waren, setzen Sie sofort ein neues Passwort und sagen Sie es der Verwaltung Ihrer Organisation.',
  en: 'If this was not you, set a new password immediately and tell your organisation’s manager.',
}

const text = (language: Language, absaetze: readonly string[]) => [...absaetze, gruss[language]].join('\n\n')

export function bestaetigung({ an, sprache, link }: WithLink): Mail {
  const de = ['Bitte bestätigen Sie Ihre E-Mail-Adresse mit diesem Link. Er gilt 24 Stunden.', link, ignorieren.de]
  const en = ['Please confirm your e-mail address with this link. It is valid for 24 hours.', link, ignorieren.en]
  const betreff = { de: 'Dreiklang: Adresse bestätigen', en: 'Dreiklang: confirm your address' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

/** To someone who has an account already: the sign-up page says nothing about it. */
export function kontoVorhanden({ an, sprache, link }: WithLink): Mail {
  const de = [
    'Jemand wollte mit dieser Adresse ein Konto anlegen. Sie haben schon eines. Wenn Sie das Passwort vergessen haben:',
    link,
    ignorieren.de,
  ]
  const en = [
    'Someone tried to create an account with this address. You already have one. If you have forgotten the password:',
    link,
    ignorieren.en,
  ]
  const betreff = { de: 'Dreiklang: Sie haben schon ein Konto', en: 'Dreiklang: you already have an account' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function bestaetigt({ an, sprache }: Anlass): Mail {
  const de = [
    'Ihre Adresse ist bestätigt. Bitte sagen Sie der Verwaltung Ihrer Organisation Bescheid: Sie nimmt Sie über diese Adresse auf.',
    'Danach können Sie sich anmelden.',
  ]
  const en = [
    'Your address is confirmed. Please let your organisation’s manager know: they can add you by this address.',
    'After that you can sign in.',
  ]
  const betreff = { de: 'Dreiklang: Adresse bestätigt', en: 'Dreiklang: address confirmed' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function aufgenommen({ an, sprache, link }: WithLink): Mail {
  const de = ['Ihre Organisation hat Sie aufgenommen. Sie können sich jetzt anmelden:', link]
  const en = ['Your organisation has added you. You can sign in now:', link]
  const betreff = { de: 'Dreiklang: Sie können sich anmelden', en: 'Dreiklang: you can sign in' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function passwordLink({ an, sprache, link }: WithLink): Mail {
  const de = ['Mit diesem Link setzen Sie ein neues Passwort. Er gilt einmal.', link, ignorieren.de]
  const en = ['Use this link to set a new password. It works once.', link, ignorieren.en]
  const betreff = { de: 'Dreiklang: neues Passwort', en: 'Dreiklang: new password' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function passwordChanged({ an, sprache }: Anlass): Mail {
  const de = ['Ihr Passwort wurde geändert.', melden.de]
  const en = ['Your password was changed.', melden.en]
  const betreff = { de: 'Dreiklang: Passwort geändert', en: 'Dreiklang: password changed' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function factorChanged({ an, sprache }: Anlass): Mail {
  const de = ['Die Zwei-Faktor-Anmeldung Ihres Kontos wurde geändert.', melden.de]
  const en = ['Your account’s two-factor sign-in was changed.', melden.en]
  const betreff = { de: 'Dreiklang: zweiter Faktor geändert', en: 'Dreiklang: second factor changed' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function newDevice({ an, sprache, geraet }: Anlass & { geraet: string | null }): Mail {
  const de = [`Ihr Konto wurde auf einem neuen Gerät angemeldet: ${geraet ?? 'unbekanntes Gerät'}.`, melden.de]
  const en = [`Your account was signed in on a new device: ${geraet ?? 'unknown device'}.`, melden.en]
  const betreff = { de: 'Dreiklang: neues Gerät angemeldet', en: 'Dreiklang: new device signed in' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function adresseBestaetigen({ an, sprache, link }: WithLink): Mail {
  const de = [
    'Für ein Konto wurde diese E-Mail-Adresse angegeben. Bitte bestätigen Sie sie mit diesem Link. Er gilt 24 Stunden.',
    link,
    ignorieren.de,
  ]
  const en = [
    'This e-mail address was entered for an account. Please confirm it with this link. It is valid for 24 hours.',
    link,
    ignorieren.en,
  ]
  const betreff = { de: 'Dreiklang: neue Adresse bestätigen', en: 'Dreiklang: confirm your new address' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

/** To the owner of an address that someone wants for another account; whoever wanted it is not told. */
export function adresseVergeben({ an, sprache }: Anlass): Mail {
  const de = ['Diese E-Mail-Adresse wurde für ein anderes Konto angegeben. Sie gehört zu Ihrem; daran ändert sich nichts.', ignorieren.de]
  const en = ['This e-mail address was entered for another account. It belongs to yours; nothing changes.', ignorieren.en]
  const betreff = { de: 'Dreiklang: Ihre Adresse wurde angegeben', en: 'Dreiklang: your address was entered' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

/** To the old address, before anything changes; the link is the way back. */
export function adresseVerlangt({ an, sprache, link }: WithLink): Mail {
  const de = [
    'Für Ihr Konto wurde eine andere E-Mail-Adresse angegeben. Sie gilt, sobald sie bestätigt ist.',
    'Wenn Sie das nicht waren, nehmen Sie es mit diesem Link zurück. Er gilt 7 Tage, auch wenn die Adresse schon geändert ist:',
    link,
  ]
  const en = [
    'Another e-mail address was entered for your account. It becomes active once it is confirmed.',
    'If this was not you, undo it with this link. It is valid for 7 days, even if the address has already been changed:',
    link,
  ]
  const betreff = { de: 'Dreiklang: neue Adresse für Ihr Konto', en: 'Dreiklang: new address for your account' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function adresseChanged({ an, sprache }: Anlass): Mail {
  const de = [
    'Die E-Mail-Adresse Ihres Kontos wurde geändert. Angemeldet wird sich ab jetzt mit der neuen.',
    'Wenn Sie das nicht waren: In der vorigen Nachricht an die alte Adresse steht ein Link, der es zurücknimmt.',
  ]
  const en = [
    'The e-mail address of your account was changed. From now on, sign in with the new one.',
    'If this was not you: the previous message to the old address contains a link to undo the change.',
  ]
  const betreff = { de: 'Dreiklang: Adresse geändert', en: 'Dreiklang: address changed' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}

export function adresseZurueck({ an, sprache, link }: WithLink): Mail {
  const de = ['Ihr Konto hat wieder diese E-Mail-Adresse. Alle Sitzungen sind beendet. Bitte setzen Sie ein neues Passwort:', link]
  const en = ['Your account has this e-mail address again. All sessions have ended. Please set a new password:', link]
  const betreff = { de: 'Dreiklang: Adresse wiederhergestellt', en: 'Dreiklang: address restored' }
  return { an, betreff: betreff[sprache], text: text(sprache, { de, en }[sprache]) }
}
