import { errorTable } from '../shared/refusal.ts'

export const samplesErrors = errorTable({
  'samples.veraltet': {
    art: 'conflict',
    de: 'Jemand hat diesen Eintrag inzwischen geändert. Bitte schließen Sie ihn und öffnen Sie ihn noch einmal.',
    en: 'Someone has changed this entry in the meantime. Please close it and open it again.',
  },
  'samples.zu_viele': {
    art: 'unprocessable',
    de: 'Mehr als 500 Einträge sind nicht möglich. Bitte löschen Sie zuerst einen.',
    en: 'You can have at most 500 entries. Please delete one first.',
  },
})
