import { errorTable } from '../shared/refusal.ts'

export const webhookErrors = errorTable({
  conflict: {
    'webhook.aus': [
      'Diese Adresse ist ausgeschaltet. Bitte schalten Sie sie zuerst wieder ein.',
      'This address is switched off. Please switch it on again first.',
    ],
  },
  unprocessable: {
    'webhook.zu_viele': [
      'Mehr als 5 Adressen sind nicht möglich. Bitte löschen Sie zuerst eine.',
      'You can have at most 5 addresses. Please delete one first.',
    ],
    'webhook.adresse': [
      'An diese Adresse sendet Dreiklang nicht. Bitte geben Sie eine Adresse ein, die mit https:// beginnt und im Internet erreichbar ist.',
      'Dreiklang does not send to this address. Please enter one that begins with https:// and can be reached on the internet.',
    ],
  },
})
