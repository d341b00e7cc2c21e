import { errorTable } from '../shared/refusal.ts'

export const notificationErrors = errorTable({
  'notification.leer': { art: 'unprocessable', de: 'Hier fehlt der Text.', en: 'The text is missing.' },
  'notification.link': {
    art: 'unprocessable',
    de: 'Dieser Link führt an keinen erlaubten Ort.',
    en: 'This link leads to a place that is not allowed.',
  },
  'notification.inhalt_fest': {
    art: 'unprocessable',
    de: 'Was die Anwendung mitteilt, lässt sich nicht umschreiben.',
    en: 'Messages from the application cannot be changed.',
  },
  'notification.pflicht': {
    art: 'unprocessable',
    de: 'Diese Benachrichtigungen lassen sich nicht abschalten: Von ihnen hängt die Versorgung ab.',
    en: 'These notifications cannot be switched off: care depends on them.',
  },
})
