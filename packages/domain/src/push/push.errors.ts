import { fehlerTabelle } from '../shared/fehler.ts'

export const pushFehler = fehlerTabelle({
  'push.adresse_vergeben': {
    art: 'conflict',
    de: 'Dieses Gerät ist schon anders angemeldet. Bitte schalten Sie aus und wieder ein.',
    en: 'This device is registered differently. Please switch off and on again.',
  },
  'push.geraet_abgemeldet': {
    art: 'conflict',
    de: 'Dieses Gerät nimmt nichts mehr an. Bitte schalten Sie die Benachrichtigungen wieder ein.',
    en: 'This device takes nothing any more. Please switch notifications on again.',
  },
  'push.nicht_zugestellt': {
    art: 'conflict',
    de: 'Der Dienst Ihres Browsers hat die Benachrichtigung nicht angenommen. Bitte versuchen Sie es später noch einmal.',
    en: 'The service of your browser did not take the notification. Please try again later.',
  },
})
