import { errorTable } from '../shared/refusal.ts'

export const notificationErrors = errorTable({
  unprocessable: {
    'notification.leer': ['Hier fehlt der Text. Bitte schreiben Sie ihn.', 'The text is missing. Please enter it.'],
    'notification.link': [
      'Dieser Link führt an keinen erlaubten Ort. Bitte nehmen Sie einen anderen.',
      'This link leads to a place that is not allowed. Please use another one.',
    ],
    'notification.inhalt_fest': [
      'Was die Anwendung mitteilt, lässt sich nicht umschreiben. Bitte löschen Sie sie oder lassen Sie sie stehen.',
      'Messages from the application cannot be changed. Please delete them or leave them.',
    ],
    'notification.pflicht': [
      'Diese Benachrichtigungen lassen sich nicht abschalten: Von ihnen hängt die Versorgung ab. Bitte lassen Sie sie an.',
      'These notifications cannot be switched off: care depends on them. Please leave them on.',
    ],
  },
})
