import { errorTable } from '../shared/refusal.ts'

export const samplesErrors = errorTable({
  conflict: {
    'samples.veraltet': [
      'Jemand hat diesen Eintrag inzwischen geändert. Bitte schließen Sie ihn und öffnen Sie ihn noch einmal.',
      'Someone has changed this entry in the meantime. Please close it and open it again.',
    ],
  },
  unprocessable: {
    'samples.zu_viele': [
      'Mehr als 500 Einträge sind nicht möglich. Bitte löschen Sie zuerst einen.',
      'You can have at most 500 entries. Please delete one first.',
    ],
  },
})
