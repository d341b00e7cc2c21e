import { errorTable } from '../shared/refusal.ts'

export const pushErrors = errorTable({
  'push.adresse_vergeben': {
    art: 'conflict',
    de: 'Dieses Gerät ist schon anders angemeldet. Bitte schalten Sie aus und wieder ein.',
    en: 'This device is registered differently. Please switch notifications off and on again.',
  },
  'push.geraet_abgemeldet': {
    art: 'conflict',
    de: 'Dieses Gerät nimmt nichts mehr an. Bitte schalten Sie die Benachrichtigungen wieder ein.',
    en: 'This device no longer accepts notifications. Please switch them on again.',
  },
  'push.nicht_zugestellt': {
    art: 'conflict',
    de: 'Der Dienst Ihres Browsers hat die Benachrichtigung nicht angenommen. Bitte versuchen Sie es später noch einmal.',
    en: 'Your browser’s push service did not accept the notification. Please try again later.',
  },
})
