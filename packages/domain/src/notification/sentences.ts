/** The numbers of orders and visits and times only, nothing medical and no name of a Klient: the sentences also leave by e-mail and stand on locked phones. */
import { besuchSentences } from './besuchSentences.ts'
import { appSentences } from './appSentences.ts'
import { danachSentences } from './danachSentences.ts'
import type { Anlass, Values } from './anlaesse.ts'

export interface Satz {
  title: string
  description: string
}

type Language = 'de' | 'en'
type Sentences = Readonly<Record<Anlass, readonly [title: string, description: string]>>

const de: Sentences = {
  NOTFALL: ['Notfall ohne Antwort', 'Bestellung {nummer} wartet seit einer halben Stunde. Bitte rufen Sie an.'],
  NOTFALL_DRAN: ['Notfall: Wartet auf Sie', 'Bestellung {nummer} ist ein Notfall. Bitte bearbeiten Sie sie sofort.'],
  GESCHEITERT: [
    'Zustellung fehlgeschlagen',
    'Eine Lieferung zu Bestellung {nummer} kam nicht an. Bitte klären Sie mit der Apotheke, wie es weitergeht.',
  ],
  ABGELEHNT: ['Abgelehnt', 'Bestellung {nummer} wurde ganz oder teilweise abgelehnt. Bitte sehen Sie nach dem Grund.'],
  ZURUECKGEZOGEN: ['Rezept zurückgezogen', 'Zu Bestellung {nummer} gilt ein Rezept nicht mehr. Bitte sehen Sie nach.'],
  REZEPT_ABGELAUFEN: ['Rezept abgelaufen', 'Zu Bestellung {nummer} ist ein Rezept abgelaufen. Bitte fordern Sie ein neues an.'],
  REZEPT_ENDET: ['Rezept läuft ab', 'Das Rezept zu Bestellung {nummer} ist noch {tage} Tage gültig. Bitte sorgen Sie für die Einlösung.'],
  ESKALATION: [
    'Noch keine Antwort',
    'Bestellung {nummer} wartet zu lange auf eine Antwort (Mahnung {stufe} von 3). Bitte sehen Sie nach, bei wem sie liegt.',
  ],
  RUECKFRAGE: ['Rückfrage', 'Zu Bestellung {nummer} gibt es eine Rückfrage an Sie. Bitte antworten Sie.'],
  ANTWORT: ['Antwort', 'Ihre Rückfrage zu Bestellung {nummer} ist beantwortet.'],
  STORNO_ANGEFRAGT: ['Storno angefragt', 'Bestellung {nummer} soll storniert werden. Bitte stimmen Sie zu oder lehnen Sie ab.'],
  STORNO_BEANTWORTET: [
    'Storno beantwortet',
    'Die Apotheke hat über das Storno von Bestellung {nummer} entschieden. Bitte sehen Sie nach, wie.',
  ],
  STORNIERT: [
    'Storniert',
    'Bestellung {nummer} wurde ganz oder teilweise storniert. Bitte sehen Sie nach, ob für Sie noch etwas zu tun ist.',
  ],
  WEITERGELEITET: [
    'Weitergeleitet',
    'Bestellung {nummer} liegt jetzt bei jemand anderem. Haben Sie schon ein Rezept dazu, geben Sie es bitte zurück.',
  ],
  // Neither name nor death: it may stand on a locked screen.
  KLIENT_VERSTORBEN: [
    'Nicht mehr benötigt',
    'Bestellung {nummer} wird nicht mehr gebraucht. Bitte verordnen und liefern Sie dafür nichts mehr, und sehen Sie nach, was noch zu tun ist.',
  ],
  KLIENT_BEENDET: [
    'Versorgung beendet',
    'Der Pflegedienst versorgt die Person aus Bestellung {nummer} nicht mehr. Bitte klären Sie, wie es damit weitergeht.',
  ],
  KLIENT_ABWESEND: [
    'Nicht zu Hause',
    'Zu Bestellung {nummer}: Die betreute Person ist zurzeit nicht zu Hause. Bitte fragen Sie den Pflegedienst, bevor etwas zu ihr gebracht wird.',
  ],
  KLIENT_ZURUECK: ['Wieder zu Hause', 'Zu Bestellung {nummer}: Die betreute Person ist wieder zu Hause.'],
  REST_ANGEFRAGT: [
    'Storno der Restmenge',
    'Die Restmenge von Bestellung {nummer} soll storniert werden. Bitte stimmen Sie zu oder lehnen Sie ab.',
  ],
  ZURUECKGENOMMEN: [
    'Lieferung zurück',
    'Eine Lieferung zu Bestellung {nummer} ist wieder in der Apotheke. Bitte sehen Sie nach dem Grund.',
  ],
  ZUGESTELLT: [
    'Übergeben',
    'Eine Lieferung zu Bestellung {nummer} wurde übergeben. Bitte prüfen Sie sie, und bestätigen Sie den Eingang, wenn alles da ist.',
  ],
  UNTERWEGS: ['Unterwegs', 'Eine Lieferung zu Bestellung {nummer} ist unterwegs.'],
  ...danachSentences.de,
  FOLGE: ['Noch etwas zu erledigen', 'Zu Bestellung {nummer} bleibt für Sie etwas zu tun. Bitte sehen Sie nach, was.'],
  REZEPT_ABHOLUNG: [
    'Rezept zur Abholung',
    'Laut Pflegedienst liegt zu Bestellung {nummer} ein Rezept in Ihrer Praxis. Bitte legen Sie es zur Abholung bereit.',
  ],
  DRAN_REZEPT: ['Rezept ist ausgestellt', 'Bestellung {nummer}: Bitte geben Sie das Rezept an die Apotheke.'],
  DRAN_VERORDNUNG: ['Verordnung ist ausgestellt', 'Bestellung {nummer}: Bitte holen Sie die Verordnung in der Praxis ab.'],
  DRAN_ABHOLUNG: ['Liegt zur Abholung bereit', 'Bestellung {nummer} kann in der Apotheke abgeholt werden.'],
  DRAN_PFLEGE: ['Wartet auf Sie', 'Bestellung {nummer} wartet auf Ihren nächsten Schritt.'],
  DRAN_ARZT: ['Wartet auf Sie', 'Bestellung {nummer} wartet auf die Praxis. Bitte bearbeiten Sie sie.'],
  DRAN_APOTHEKE: ['Wartet auf Sie', 'Bestellung {nummer} wartet auf die Apotheke. Bitte sehen Sie nach, was zu tun ist.'],
  WILLKOMMEN: [
    'Willkommen bei Dreiklang',
    'Hier stehen Nachrichten an Sie. In den Einstellungen wählen Sie Foto, Darstellung und worüber Sie benachrichtigt werden.',
  ],
  NEUES_GERAET: [
    'Neues Gerät angemeldet',
    'Ihr Konto wurde auf einem neuen Gerät angemeldet: {geraet}. Waren Sie das nicht? Dann beenden Sie bitte diese Sitzung und ändern Sie Ihr Passwort.',
  ],
  PASSWORT_GEAENDERT: [
    'Passwort geändert',
    'Ihr Passwort wurde geändert. Waren Sie das nicht? Dann wenden Sie sich bitte an Ihre Leitung.',
  ],
  ZWEITER_FAKTOR_GEAENDERT: [
    'Zweiter Faktor geändert',
    'Ihre Anmeldung mit zweitem Faktor wurde geändert. Waren Sie das nicht? Dann wenden Sie sich bitte an Ihre Leitung.',
  ],
  AUFNAHME_WARTET: [
    'Konto wartet auf Aufnahme',
    '{wer} möchte in Ihre Organisation aufgenommen werden. Bitte nehmen Sie die Person auf oder lehnen Sie ab.',
  ],
  DATENSCHUTZ_GEAENDERT: ['Neue Datenschutzerklärung', 'Sehen Sie nach, was sich geändert hat und ab wann es gilt.'],
  ANLIEGEN_NEU: ['Neues Anliegen', 'Über das öffentliche Formular ist ein Anliegen gekommen.'],
  ANLIEGEN_NACHBESTELLUNG: ['Neues Anliegen: Nachbestellung', 'Über das öffentliche Formular möchte jemand etwas nachbestellen.'],
  ANLIEGEN_BESUCH: ['Neues Anliegen: Besuch', 'Über das öffentliche Formular bittet jemand um einen Besuch.'],
  ANLIEGEN_RUECKRUF: ['Neues Anliegen: Rückruf', 'Über das öffentliche Formular bittet jemand um einen Rückruf.'],
  PARTNER_FRAGT: [
    'Neue Anfrage zur Zusammenarbeit',
    '{name} möchte mit Ihrer Organisation zusammenarbeiten. Bitte nehmen Sie an oder lehnen Sie ab.',
  ],
  PARTNER_SAGT_JA: ['Zusammenarbeit bestätigt', '{name} arbeitet jetzt mit Ihrer Organisation zusammen.'],
  PARTNER_BEENDET: ['Zusammenarbeit beendet', '{name} hat die Zusammenarbeit abgelehnt oder beendet. Laufende Bestellungen gehen weiter.'],
  HAUS_AKTIV: ['Ihre Organisation ist freigeschaltet', 'Bestellungen von {name} oder an {name} sind jetzt möglich.'],
  ANTRAG_ANGENOMMEN: ['Name und Kennzeichen geändert', 'Die Plattformverwaltung hat Ihren Antrag bestätigt: {grund}'],
  ANTRAG_ABGELEHNT: ['Antrag abgelehnt', 'Name und Kennzeichen bleiben, wie sie sind: {grund}'],
  FRISTEN_ZUGEWIESEN: ['Fristen für Sie', '{wer} hat Ihnen Fristen zugeteilt.'],
  ...appSentences.de,
  ...besuchSentences.de,
}

const en: Sentences = {
  NOTFALL: ['Emergency unanswered', 'Order {nummer} has been waiting for half an hour. Please call.'],
  NOTFALL_DRAN: ['Emergency: waiting for you', 'Order {nummer} is an emergency. Please deal with it immediately.'],
  GESCHEITERT: ['Delivery failed', 'A delivery of order {nummer} failed. Please agree with the pharmacy what happens next.'],
  ABGELEHNT: ['Declined', 'Order {nummer} was declined in whole or in part. Please check the reason.'],
  ZURUECKGEZOGEN: ['Prescription withdrawn', 'A prescription for order {nummer} is no longer valid. Please check the order.'],
  REZEPT_ABGELAUFEN: ['Prescription expired', 'A prescription for order {nummer} has expired. Please request a new one.'],
  REZEPT_ENDET: [
    'Prescription expires soon',
    'The prescription for order {nummer} is valid for {tage} more days. Please have it redeemed.',
  ],
  ESKALATION: ['No answer yet', 'Order {nummer} has been waiting too long for an answer (reminder {stufe} of 3). Please check who has it.'],
  RUECKFRAGE: ['Query', 'There is a query for you about order {nummer}. Please answer.'],
  ANTWORT: ['Answer', 'Your query about order {nummer} has been answered.'],
  STORNO_ANGEFRAGT: ['Cancellation requested', 'Order {nummer} is to be cancelled. Please agree or decline.'],
  STORNO_BEANTWORTET: [
    'Cancellation request answered',
    'The pharmacy has decided on the cancellation of order {nummer}. Please check the decision.',
  ],
  STORNIERT: ['Cancelled', 'Order {nummer} was cancelled in whole or in part. Please check whether there is anything left for you to do.'],
  WEITERGELEITET: ['Forwarded', 'Order {nummer} is now with someone else. If you already have a prescription for it, please give it back.'],
  KLIENT_VERSTORBEN: [
    'No longer needed',
    'Order {nummer} is no longer needed. Please do not prescribe or deliver anything more for it, and check what is left to do.',
  ],
  KLIENT_BEENDET: [
    'Care has ended',
    'The nursing service no longer cares for the person in order {nummer}. Please agree what is to happen with it.',
  ],
  KLIENT_ABWESEND: [
    'Not at home',
    'Order {nummer}: the person is currently not at home. Please ask the nursing service before anything is taken there.',
  ],
  KLIENT_ZURUECK: ['Back home', 'Order {nummer}: the person is back home.'],
  REST_ANGEFRAGT: [
    'Cancellation of remaining quantity',
    'The remaining quantity of order {nummer} is to be cancelled. Please agree or decline.',
  ],
  ZURUECKGENOMMEN: ['Delivery returned', 'A delivery of order {nummer} is back at the pharmacy. Please check the reason.'],
  ZUGESTELLT: [
    'Handed over',
    'A delivery of order {nummer} has been handed over. Please check it, and confirm receipt once everything has arrived.',
  ],
  UNTERWEGS: ['On its way', 'A delivery of order {nummer} is on its way.'],
  ...danachSentences.en,
  FOLGE: ['Something left to do', 'Order {nummer} still needs something from you. Please check what.'],
  REZEPT_ABHOLUNG: [
    'Prescription to be collected',
    'According to the nursing service, your practice has a prescription for order {nummer}. Please have it ready for collection.',
  ],
  DRAN_REZEPT: ['Prescription issued', 'Order {nummer}: please pass the prescription to the pharmacy.'],
  DRAN_VERORDNUNG: ['HKP order issued', 'Order {nummer}: please collect the HKP order from the practice.'],
  DRAN_ABHOLUNG: ['Ready for collection', 'Order {nummer} can be collected from the pharmacy.'],
  DRAN_PFLEGE: ['Waiting for you', 'Order {nummer} is waiting for your next step.'],
  DRAN_ARZT: ['Waiting for you', 'Order {nummer} is waiting for the practice. Please deal with it.'],
  DRAN_APOTHEKE: ['Waiting for you', 'Order {nummer} is waiting for the pharmacy. Please check what needs to be done.'],
  WILLKOMMEN: [
    'Welcome to Dreiklang',
    'Messages to you appear here. In the settings you choose your photo, the appearance and your notifications.',
  ],
  NEUES_GERAET: [
    'New device signed in',
    'Your account was signed in on a new device: {geraet}. If this wasn’t you, please end that session and change your password.',
  ],
  PASSWORT_GEAENDERT: ['Password changed', 'Your password was changed. If this wasn’t you, please contact your manager.'],
  ZWEITER_FAKTOR_GEAENDERT: ['Second factor changed', 'Your second factor was changed. If this wasn’t you, please contact your manager.'],
  AUFNAHME_WARTET: ['Account waiting for admission', '{wer} would like to join your organisation. Please admit or decline.'],
  DATENSCHUTZ_GEAENDERT: ['New privacy notice', 'Please check what has changed and when it takes effect.'],
  ANLIEGEN_NEU: ['New request', 'A request has come through the public form.'],
  ANLIEGEN_NACHBESTELLUNG: ['New request: reorder', 'Someone would like to reorder something through the public form.'],
  ANLIEGEN_BESUCH: ['New request: visit', 'Someone is asking for a visit through the public form.'],
  ANLIEGEN_RUECKRUF: ['New request: callback', 'Someone is asking for a callback through the public form.'],
  PARTNER_FRAGT: ['New partnership request', '{name} would like to become a partner of your organisation. Please accept or decline.'],
  PARTNER_SAGT_JA: ['Partnership confirmed', '{name} is now a partner of your organisation.'],
  PARTNER_BEENDET: ['Partnership ended', '{name} has declined or ended the partnership. Orders in progress continue.'],
  HAUS_AKTIV: ['Your organisation is activated', 'Orders from or to {name} are now possible.'],
  ANTRAG_ANGENOMMEN: ['Name and numbers changed', 'The platform administration has confirmed your request: {grund}'],
  ANTRAG_ABGELEHNT: ['Request declined', 'Name and numbers stay as they are: {grund}'],
  FRISTEN_ZUGEWIESEN: ['Deadlines for you', '{wer} has assigned deadlines to you.'],
  ...appSentences.en,
  ...besuchSentences.en,
}

const sentences: Record<Language, Sentences> = { de, en }

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

/** What the eye looks for in a sentence. */
const bold = new Set(['nummer', 'name', 'wer'])

const unknownDevice: Record<Language, string> = { de: 'unbekanntes Gerät', en: 'unknown device' }

/** ` (24.12.2026, 08:05)`, in English with slashes; a tour has no time of day. Older entries keep the words of the moment as `wann`. */
function when({ datum, uhrzeit, wann = '' }: Values, language: Language): string {
  if (datum === undefined) return String(wann)
  const day = String(datum)
    .split('-')
    .toReversed()
    .join(language === 'de' ? '.' : '/')
  return uhrzeit === undefined ? day : ` (${day}, ${uhrzeit})`
}

function wordsOf(name: string, values: Values, language: Language): string {
  if (name === 'wann') return when(values, language)
  return String(values[name] ?? (name === 'geraet' ? unknownDevice[language] : ''))
}

function fill(satz: string, values: Values, language: Language): string {
  const full = satz.replaceAll(/\{(\w+)\}/g, (_ganz, name: string) => {
    const value = schuetze(wordsOf(name, values, language))
    return bold.has(name) ? `<b>${value}</b>` : value
  })
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
  const [title, description] = sentences[language][anlass]
  return { title: fill(title, values, language), description: fill(description, values, language) }
}

export function isAnlass(word: string): word is Anlass {
  return Object.hasOwn(de, word)
}
