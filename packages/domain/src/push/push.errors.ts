import { errorTable } from '../shared/refusal.ts'

export const pushErrors = errorTable({
  conflict: {
    'push.adresse_vergeben': [
      'Dieses Gerät ist schon anders angemeldet. Bitte schalten Sie aus und wieder ein.',
      'This device is registered differently. Please switch notifications off and on again.',
    ],
    'push.geraet_abgemeldet': [
      'Dieses Gerät nimmt nichts mehr an. Bitte schalten Sie die Benachrichtigungen wieder ein.',
      'This device no longer accepts notifications. Please switch them on again.',
    ],
    'push.nicht_zugestellt': [
      'Der Dienst Ihres Browsers hat die Benachrichtigung nicht angenommen. Bitte versuchen Sie es später noch einmal.',
      'Your browser’s push service did not accept the notification. Please try again later.',
    ],
  },
})
