/** Numbers of orders only, nothing medical and no name of a Klient: the sentences also leave by e-mail and stand on locked phones. */
import { anordnungSentences } from './anordnungSentences.ts'
import { besuchSentences } from './besuchSentences.ts'
import type { Anlass, Values } from './notification.ts'

export interface Satz {
  title: string
  description: string
}

type Language = 'de' | 'en'

const sentences: Record<Anlass, Record<Language, Satz>> = {
  ...besuchSentences,
  ...anordnungSentences,
  NOTFALL: {
    de: { title: 'Notfall ohne Antwort', description: 'Bestellung <b>{nummer}</b> wartet seit einer halben Stunde. Bitte rufen Sie an.' },
    en: { title: 'Emergency unanswered', description: 'Order <b>{nummer}</b> has been waiting for half an hour. Please call.' },
  },
  NOTFALL_DRAN: {
    de: { title: 'Notfall: Sie sind dran', description: 'Bestellung <b>{nummer}</b> ist ein Notfall. Bitte bearbeiten Sie sie sofort.' },
    en: { title: 'Emergency: waiting for you', description: 'Order <b>{nummer}</b> is an emergency. Please work on it immediately.' },
  },
  GESCHEITERT: {
    de: {
      title: 'Zustellung gescheitert',
      description: 'Die Lieferung zu Bestellung <b>{nummer}</b> kam nicht an. Bitte klären Sie, wie sie ankommt.',
    },
    en: { title: 'Delivery failed', description: 'The delivery of order <b>{nummer}</b> failed. Please arrange what happens next.' },
  },
  ABGELEHNT: {
    de: {
      title: 'Abgelehnt',
      description: 'Bestellung <b>{nummer}</b> wurde ganz oder teilweise abgelehnt. Bitte sehen Sie nach dem Grund.',
    },
    en: { title: 'Declined', description: 'Order <b>{nummer}</b> was declined in whole or in part. Please see the reason.' },
  },
  ZURUECKGEZOGEN: {
    de: { title: 'Rezept zurückgezogen', description: 'Zu Bestellung <b>{nummer}</b> gilt ein Rezept nicht mehr. Bitte sehen Sie nach.' },
    en: { title: 'Prescription withdrawn', description: 'A prescription of order <b>{nummer}</b> is no longer valid. Please have a look.' },
  },
  REZEPT_ABGELAUFEN: {
    de: {
      title: 'Rezept abgelaufen',
      description: 'Zu Bestellung <b>{nummer}</b> ist ein Rezept abgelaufen. Bitte fordern Sie ein neues an.',
    },
    en: { title: 'Prescription expired', description: 'A prescription of order <b>{nummer}</b> has expired. Please request a new one.' },
  },
  REZEPT_ENDET: {
    de: {
      title: 'Rezept läuft ab',
      description: 'Bestellung <b>{nummer}</b>: noch {tage} Tage gültig. Bitte geben Sie das Rezept an die Apotheke.',
    },
    en: {
      title: 'Prescription about to expire',
      description: 'Order <b>{nummer}</b>: valid for {tage} more days. Please pass the prescription to the pharmacy.',
    },
  },
  ESKALATION: {
    de: {
      title: 'Wartet auf die Praxis',
      description: 'Bestellung <b>{nummer}</b> wartet zu lange auf eine Antwort (Mahnung {stufe} von 3).',
    },
    en: {
      title: 'Waiting for the practice',
      description: 'Order <b>{nummer}</b> has been waiting too long for an answer (reminder {stufe} of 3).',
    },
  },
  RUECKFRAGE: {
    de: { title: 'Rückfrage', description: 'Zu Bestellung <b>{nummer}</b> gibt es eine Rückfrage an Sie. Bitte antworten Sie.' },
    en: { title: 'Query', description: 'There is a query for you about order <b>{nummer}</b>. Please answer.' },
  },
  ANTWORT: {
    de: { title: 'Antwort', description: 'Ihre Rückfrage zu Bestellung <b>{nummer}</b> ist beantwortet.' },
    en: { title: 'Answer', description: 'Your query about order <b>{nummer}</b> has been answered.' },
  },
  STORNO_ANGEFRAGT: {
    de: {
      title: 'Storno angefragt',
      description: 'Bestellung <b>{nummer}</b> soll storniert werden. Bitte stimmen Sie zu oder lehnen Sie ab.',
    },
    en: { title: 'Cancellation requested', description: 'Order <b>{nummer}</b> is to be cancelled. Please agree or decline.' },
  },
  STORNO_BEANTWORTET: {
    de: { title: 'Storno beantwortet', description: 'Die Apotheke hat über das Storno von Bestellung <b>{nummer}</b> entschieden.' },
    en: { title: 'Cancellation request answered', description: 'The pharmacy has decided on the cancellation of order <b>{nummer}</b>.' },
  },
  STORNIERT: {
    de: {
      title: 'Storniert',
      description: 'Bestellung <b>{nummer}</b> wurde ganz oder teilweise storniert. Bitte bearbeiten Sie das nicht weiter.',
    },
    en: { title: 'Cancelled', description: 'Order <b>{nummer}</b> was cancelled in whole or in part. Please stop working on it.' },
  },
  WEITERGELEITET: {
    de: { title: 'Weitergeleitet', description: 'Bestellung <b>{nummer}</b> liegt jetzt bei jemand anderem. Sie müssen nichts mehr tun.' },
    en: { title: 'Forwarded', description: 'Order <b>{nummer}</b> is now with someone else. There is nothing left for you to do.' },
  },
  KLIENT_ABWESEND: {
    de: {
      title: 'Klient nicht zu Hause',
      description: 'Zu Bestellung <b>{nummer}</b>: Der Klient ist zurzeit nicht zu Hause. Bitte nichts ausliefern, ohne zu fragen.',
    },
    en: {
      title: 'Client not at home',
      description: 'Order <b>{nummer}</b>: the client is currently not at home. Please ask before delivering.',
    },
  },
  KLIENT_ZURUECK: {
    de: { title: 'Klient wieder zu Hause', description: 'Zu Bestellung <b>{nummer}</b>: Der Klient ist wieder zu Hause.' },
    en: { title: 'Client back home', description: 'Order <b>{nummer}</b>: the client is back home.' },
  },
  REST_ANGEFRAGT: {
    de: {
      title: 'Storno der Restmenge',
      description: 'Die Restmenge von Bestellung <b>{nummer}</b> soll storniert werden. Bitte stimmen Sie zu oder lehnen Sie ab.',
    },
    en: {
      title: 'Cancellation of remaining quantity',
      description: 'The remaining quantity of order <b>{nummer}</b> is to be cancelled. Please agree or decline.',
    },
  },
  REKLAMIERT: {
    de: { title: 'Reklamation', description: 'Eine Lieferung zu Bestellung <b>{nummer}</b> wurde reklamiert. Bitte sehen Sie nach.' },
    en: { title: 'Complaint', description: 'There is a complaint about a delivery of order <b>{nummer}</b>. Please have a look.' },
  },
  ZUGESTELLT: {
    de: { title: 'Zugestellt', description: 'Eine Lieferung zu Bestellung <b>{nummer}</b> ist da. Bitte bestätigen Sie den Eingang.' },
    en: { title: 'Delivered', description: 'A delivery of order <b>{nummer}</b> has arrived. Please confirm receipt.' },
  },
  UNTERWEGS: {
    de: { title: 'Unterwegs', description: 'Eine Lieferung zu Bestellung <b>{nummer}</b> ist unterwegs.' },
    en: { title: 'On its way', description: 'A delivery of order <b>{nummer}</b> is on its way.' },
  },
  DRAN_REZEPT: {
    de: { title: 'Rezept ist ausgestellt', description: 'Bestellung <b>{nummer}</b>: Bitte geben Sie das Rezept an die Apotheke.' },
    en: { title: 'Prescription issued', description: 'Order <b>{nummer}</b>: please pass the prescription to the pharmacy.' },
  },
  DRAN_ABHOLUNG: {
    de: { title: 'Liegt zur Abholung bereit', description: 'Bestellung <b>{nummer}</b> kann in der Apotheke abgeholt werden.' },
    en: { title: 'Ready for collection', description: 'Order <b>{nummer}</b> can be collected from the pharmacy.' },
  },
  DRAN_PFLEGE: {
    de: { title: 'Sie sind dran', description: 'Bestellung <b>{nummer}</b> wartet auf Ihren nächsten Schritt.' },
    en: { title: 'Waiting for you', description: 'Order <b>{nummer}</b> is waiting for your next step.' },
  },
  DRAN_ARZT: {
    de: {
      title: 'Sie sind dran',
      description: 'Bestellung <b>{nummer}</b> wartet auf die Praxis. Bitte verordnen Sie oder lehnen Sie ab.',
    },
    en: { title: 'Waiting for you', description: 'Order <b>{nummer}</b> is waiting for the practice. Please prescribe or decline.' },
  },
  DRAN_APOTHEKE: {
    de: { title: 'Sie sind dran', description: 'Bestellung <b>{nummer}</b> wartet auf die Apotheke. Bitte sehen Sie, was zu tun ist.' },
    en: { title: 'Waiting for you', description: 'Order <b>{nummer}</b> is waiting for the pharmacy. Please see what needs to be done.' },
  },
  WILLKOMMEN: {
    de: {
      title: 'Willkommen bei Dreiklang',
      description:
        'Hier stehen Nachrichten an Sie. In den Einstellungen wählen Sie Foto, Darstellung und worüber Sie benachrichtigt werden.',
    },
    en: {
      title: 'Welcome to Dreiklang',
      description: 'Messages to you appear here. In the settings you choose your photo, the appearance and your notifications.',
    },
  },
  NEUES_GERAET: {
    de: {
      title: 'Neues Gerät angemeldet',
      description: 'Ihr Konto wurde auf einem neuen Gerät angemeldet: {geraet}. Waren Sie das nicht? Dann beenden Sie dort die Sitzung.',
    },
    en: {
      title: 'New device signed in',
      description: 'Your account was signed in on a new device: {geraet}. If this wasn’t you, end the session there.',
    },
  },
  PASSWORT_GEAENDERT: {
    de: {
      title: 'Passwort geändert',
      description: 'Ihr Passwort wurde geändert. Waren Sie das nicht? Dann wenden Sie sich bitte an Ihre Verwaltung.',
    },
    en: { title: 'Password changed', description: 'Your password was changed. If this wasn’t you, please contact your manager.' },
  },
  ZWEITER_FAKTOR_GEAENDERT: {
    de: {
      title: 'Zweiter Faktor geändert',
      description: 'Ihre Anmeldung mit zweitem Faktor wurde geändert. Waren Sie das nicht? Dann wenden Sie sich bitte an Ihre Verwaltung.',
    },
    en: {
      title: 'Second factor changed',
      description: 'Your second factor was changed. If this wasn’t you, please contact your manager.',
    },
  },
  DATENSCHUTZ_GEAENDERT: {
    de: { title: 'Neue Datenschutzerklärung', description: 'Sehen Sie nach, was sich geändert hat und ab wann es gilt.' },
    en: { title: 'New privacy text', description: 'Have a look at what has changed and from when it holds.' },
  },
  ANLIEGEN_NEU: {
    de: { title: 'Neues Anliegen', description: 'Über das öffentliche Formular ist ein Anliegen gekommen.' },
    en: { title: 'New inquiry', description: 'An inquiry has come through the public form.' },
  },
  FRISTEN_ZUGEWIESEN: {
    de: { title: 'Fristen für Sie', description: '<b>{wer}</b> hat Ihnen Fristen zugeteilt.' },
    en: { title: 'Deadlines for you', description: '<b>{wer}</b> has given you deadlines to see to.' },
  },
  PARTNER_FRAGT: {
    de: { title: 'Neue Anfrage zur Zusammenarbeit', description: '<b>{name}</b> möchte mit Ihrer Organisation zusammenarbeiten.' },
    en: { title: 'New question about working together', description: '<b>{name}</b> would like to work with your organisation.' },
  },
  PARTNER_SAGT_JA: {
    de: { title: 'Zusammenarbeit bestätigt', description: '<b>{name}</b> arbeitet jetzt mit Ihrer Organisation zusammen.' },
    en: { title: 'Working together confirmed', description: '<b>{name}</b> now works with your organisation.' },
  },
  PARTNER_BEENDET: {
    de: {
      title: 'Zusammenarbeit beendet',
      description: '<b>{name}</b> hat die Zusammenarbeit abgelehnt oder beendet. Laufende Bestellungen gehen weiter.',
    },
    en: { title: 'Working together ended', description: '<b>{name}</b> has refused or ended working together. Orders under way go on.' },
  },
  HAUS_AKTIV: {
    de: { title: 'Ihre Organisation ist freigeschaltet', description: '<b>{name}</b> kann jetzt bestellen und Bestellungen annehmen.' },
    en: { title: 'Your organisation is activated', description: '<b>{name}</b> can now order and take orders.' },
  },
  ANTRAG_ANGENOMMEN: {
    de: { title: 'Name und Kennzeichen geändert', description: 'Die Plattformverwaltung hat Ihren Antrag bestätigt: {grund}' },
    en: { title: 'Name and numbers changed', description: 'The platform administration has confirmed your request: {grund}' },
  },
  ANTRAG_ABGELEHNT: {
    de: { title: 'Antrag abgelehnt', description: 'Name und Kennzeichen bleiben, wie sie sind: {grund}' },
    en: { title: 'Request refused', description: 'Name and numbers stay as they are: {grund}' },
  },
}

const einTag: Record<Language, readonly [string, string]> = {
  de: ['noch 1 Tage gültig', 'noch einen Tag gültig'],
  en: ['valid for 1 more days', 'valid for one more day'],
}
const today: Record<Language, readonly [string, string]> = {
  de: ['noch 0 Tage gültig', 'nur noch heute gültig'],
  en: ['valid for 0 more days', 'valid today only'],
}

const schuetze = (value: string): string =>
  value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function fill(satz: string, values: Values, language: Language): string {
  const full = satz.replaceAll(/\{(\w+)\}/g, (_ganz, name: string) => schuetze(String(values[name] ?? '')))
  return full.replace(...einTag[language]).replace(...today[language])
}

export function klartextOf(anlass: Anlass, values: Values, language: Language): Satz {
  const { title, description } = sentenceOf(anlass, values, language)
  return { title: klartext(title), description: klartext(description) }
}

const klartext = (html: string): string =>
  html
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')

export function sentenceOf(anlass: Anlass, values: Values, language: Language): Satz {
  const { title, description } = sentences[anlass][language]
  return { title: fill(title, values, language), description: fill(description, values, language) }
}

export function isAnlass(word: string): word is Anlass {
  return Object.hasOwn(sentences, word)
}
