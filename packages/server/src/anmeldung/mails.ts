/** What a stranger typed at a sign-up never stands in a mail, so that nobody can write to others in our name: they address nobody by name. */
import type { KontoArt } from '@dreiklang/domain/protokoll/protokoll'
import { type Fact, type Letter, writeLetter, momentInMail, nameInMail } from '../mail/letter.ts'
import type { Mail } from '../mail/mail.usecases.ts'
import type { Language } from '../shared/route.ts'
import type { Herkunft } from './herkunft.ts'

interface To {
  an: string
  sprache: Language
  name: string | null
}
export interface Asked {
  herkunft: Herkunft
  am: string
}
type WithLink = To & { link: string }

type Words = Pick<Letter, 'betreff' | 'absaetze' | 'schluss'> & { label?: string; danach?: string }

function write({ an, sprache, name, link }: To & { link?: string }, words: Record<Language, Words>, fakten: readonly Fact[] = []): Mail {
  const { label, danach, ...rest } = words[sprache]
  const aktion = link === undefined || label === undefined ? {} : { aktion: { label, link, ...(danach === undefined ? {} : { danach }) } }
  return writeLetter({ an, sprache, name, ...rest, ...aktion, fakten })
}

const factWords = {
  de: { geraet: 'Gerät', netz: 'Netz', zeit: 'Zeit', unbekannt: 'unbekanntes Gerät', organisation: 'Organisation', durch: 'Durch' },
  en: { geraet: 'Device', netz: 'Network', zeit: 'Time', unbekannt: 'unknown device', organisation: 'Organisation', durch: 'By' },
}

export function factsOf({ herkunft: { geraet, adresse }, am }: Asked, language: Language): Fact[] {
  const words = factWords[language]
  const netz: Fact[] = adresse === null ? [] : [[words.netz, adresse]]
  return [
    [words.geraet, geraet ?? words.unbekannt],
    ...netz,
    [words.zeit, `${momentInMail(am, language)}${language === 'de' ? ' Uhr' : ''}`],
  ]
}

const ofOrganisation = (to: { sprache: Language; organisation: string; durch: string }): Fact[] => [
  [factWords[to.sprache].organisation, nameInMail(to.organisation)],
  [factWords[to.sprache].durch, nameInMail(to.durch)],
]

export const ignorieren = {
  de: ['Wenn Sie das nicht waren, brauchen Sie nichts zu tun.'],
  en: ['If this was not you, you do not need to do anything.'],
}
export const validUntil = (bis: string) => ({
  de: `Der Link gilt bis ${momentInMail(bis, 'de')} Uhr und nur einmal.`,
  en: `The link is valid until ${momentInMail(bis, 'en')} and works once.`,
})
const melden = {
  de: ['Wenn Sie das nicht waren, setzen Sie bitte sofort ein neues Passwort und sagen Sie es Ihrer Leitung.'],
  en: ['If this was not you, please set a new password immediately and tell your manager.'],
}

export const bestaetigung = (to: Omit<WithLink, 'name'> & Asked): Mail =>
  write(
    { ...to, name: null },
    {
      de: {
        betreff: 'Adresse bestätigen',
        absaetze: [
          'Mit dieser E-Mail-Adresse wurde ein Konto angelegt. Bitte bestätigen Sie die Adresse mit dem Passwort, das Sie gewählt haben.',
        ],
        label: 'Adresse bestätigen',
        danach: 'Der Link gilt 24 Stunden.',
        schluss: ignorieren.de,
      },
      en: {
        betreff: 'confirm your address',
        absaetze: ['An account was created with this email address. Please confirm the address with the password you chose.'],
        label: 'Confirm address',
        danach: 'The link is valid for 24 hours.',
        schluss: ignorieren.en,
      },
    },
    factsOf(to, to.sprache),
  )

/** To someone who has an account already: the sign-up page says nothing about it. */
export const kontoVorhanden = (to: WithLink & Asked): Mail =>
  write(
    to,
    {
      de: {
        betreff: 'Sie haben schon ein Konto',
        absaetze: ['Jemand wollte mit dieser Adresse ein Konto anlegen. Sie haben schon eines. Wenn Sie das Passwort vergessen haben:'],
        label: 'Neues Passwort anfordern',
        schluss: ignorieren.de,
      },
      en: {
        betreff: 'you already have an account',
        absaetze: ['Someone tried to create an account with this address. You already have one. If you have forgotten the password:'],
        label: 'Request a new password',
        schluss: ignorieren.en,
      },
    },
    factsOf(to, to.sprache),
  )

export const bestaetigt = (to: To): Mail =>
  write(to, {
    de: {
      betreff: 'Adresse bestätigt',
      absaetze: [
        'Ihre Adresse ist bestätigt. Jetzt muss die Leitung Ihrer Organisation Sie noch aufnehmen: Bitte sagen Sie ihr Bescheid. Sie findet Sie über diese Adresse.',
        'Danach bekommen Sie noch eine E-Mail und können sich anmelden.',
      ],
    },
    en: {
      betreff: 'address confirmed',
      absaetze: [
        'Your address is confirmed. Your organisation’s manager now has to add you: please let them know. They can find you by this address.',
        'You will then get another email and can sign in.',
      ],
    },
  })

export const aufgenommen = (to: WithLink & { organisation: string; durch: string }): Mail =>
  write(
    to,
    {
      de: {
        betreff: 'Sie können sich anmelden',
        absaetze: ['Ihre Organisation hat Sie aufgenommen. Sie können sich jetzt anmelden.'],
        label: 'Anmelden',
      },
      en: { betreff: 'you can sign in', absaetze: ['Your organisation has added you. You can sign in now.'], label: 'Sign in' },
    },
    ofOrganisation(to),
  )

export const notAdmitted = (to: To & { organisation: string; durch: string }): Mail =>
  write(
    to,
    {
      de: {
        betreff: 'Konto nicht aufgenommen',
        absaetze: [
          'Ihr Konto wurde nicht in die Organisation aufgenommen, die Sie angegeben haben. Ihre Angaben sind gelöscht.',
          'Wenn das ein Irrtum ist, wenden Sie sich bitte an die Leitung. Danach können Sie noch einmal ein Konto anlegen.',
        ],
      },
      en: {
        betreff: 'account not admitted',
        absaetze: [
          'Your account was not admitted to the organisation you named. Your details have been deleted.',
          'If this is a mistake, please contact the manager. You can then create an account again.',
        ],
      },
    },
    ofOrganisation(to),
  )

export const passwordLink = (to: WithLink & Asked & { bis: string }): Mail =>
  write(
    to,
    {
      de: {
        betreff: 'neues Passwort',
        absaetze: ['Für Ihr Konto wurde ein neues Passwort angefordert.'],
        label: 'Neues Passwort setzen',
        danach: validUntil(to.bis).de,
        schluss: ignorieren.de,
      },
      en: {
        betreff: 'new password',
        absaetze: ['A new password was requested for your account.'],
        label: 'Set a new password',
        danach: validUntil(to.bis).en,
        schluss: ignorieren.en,
      },
    },
    factsOf(to, to.sprache),
  )

export const passwordChanged = (to: To & Asked): Mail =>
  write(
    to,
    {
      de: { betreff: 'Passwort geändert', absaetze: ['Ihr Passwort wurde geändert.'], schluss: melden.de },
      en: { betreff: 'password changed', absaetze: ['Your password was changed.'], schluss: melden.en },
    },
    factsOf(to, to.sprache),
  )

const factorWords: Partial<Record<KontoArt, Record<Language, string>>> = {
  TOTP_AN: { de: 'Eine Authenticator-App wurde eingerichtet.', en: 'An authenticator app was set up.' },
  TOTP_AUS: { de: 'Die Authenticator-App wurde entfernt.', en: 'The authenticator app was removed.' },
  PASSKEY_AN: { de: 'Ein Passkey wurde eingerichtet.', en: 'A passkey was set up.' },
  PASSKEY_AUS: { de: 'Ein Passkey wurde entfernt.', en: 'A passkey was removed.' },
  ERSATZCODES: {
    de: 'Neue Ersatzcodes wurden erstellt. Die bisherigen gelten nicht mehr.',
    en: 'New recovery codes were created. The earlier ones are no longer valid.',
  },
}

export function factorChanged(to: To & Asked & { art: KontoArt }): Mail {
  const changed = (language: Language) => factorWords[to.art]?.[language] ?? []
  return write(
    to,
    {
      de: {
        betreff: 'zweiter Faktor geändert',
        absaetze: ['Die Zwei-Faktor-Anmeldung Ihres Kontos wurde geändert.', changed('de')].flat(),
        schluss: melden.de,
      },
      en: {
        betreff: 'second factor changed',
        absaetze: ['Your account’s two-factor sign-in was changed.', changed('en')].flat(),
        schluss: melden.en,
      },
    },
    factsOf(to, to.sprache),
  )
}

export const newDevice = (to: WithLink & Asked): Mail =>
  write(
    to,
    {
      de: {
        betreff: 'neues Gerät angemeldet',
        absaetze: ['Ihr Konto wurde auf einem neuen Gerät angemeldet.'],
        label: 'Angemeldete Geräte ansehen',
        schluss: melden.de,
      },
      en: {
        betreff: 'new device signed in',
        absaetze: ['Your account was signed in on a new device.'],
        label: 'See devices that are signed in',
        schluss: melden.en,
      },
    },
    factsOf(to, to.sprache),
  )
