import { fehlerTabelle } from '../shared/fehler.ts'

export const notificationFehler = fehlerTabelle({
  'notification.leer': { art: 'unprocessable', de: 'Hier fehlt der Text.', en: 'There is no text.' },
  'notification.link': {
    art: 'unprocessable',
    de: 'Dieser Link führt an keinen erlaubten Ort.',
    en: 'This link does not lead to an allowed place.',
  },
  'notification.inhalt_fest': {
    art: 'unprocessable',
    de: 'Was die Anwendung mitteilt, lässt sich nicht umschreiben.',
    en: 'What the application says cannot be rewritten.',
  },
  'notification.pflicht': {
    art: 'unprocessable',
    de: 'Diese Benachrichtigungen lassen sich nicht abschalten: Von ihnen hängt die Versorgung ab.',
    en: 'These notifications cannot be switched off: care depends on them.',
  },
})
