import { errorTable } from '../shared/refusal.ts'

export const notificationErrors = errorTable({
  unprocessable: {
    'notification.leer': ['Hier fehlt der Text.', 'The text is missing.'],
    'notification.link': ['Dieser Link führt an keinen erlaubten Ort.', 'This link leads to a place that is not allowed.'],
    'notification.inhalt_fest': [
      'Was die Anwendung mitteilt, lässt sich nicht umschreiben.',
      'Messages from the application cannot be changed.',
    ],
    'notification.pflicht': [
      'Diese Benachrichtigungen lassen sich nicht abschalten: Von ihnen hängt die Versorgung ab.',
      'These notifications cannot be switched off: care depends on them.',
    ],
  },
})
