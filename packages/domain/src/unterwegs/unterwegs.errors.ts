import { errorTable } from '../shared/refusal.ts'

export const unterwegsErrors = errorTable({
  'unterwegs.zeit_in_zukunft': {
    art: 'unprocessable',
    de: 'Die Uhr dieses Geräts geht vor: Der Eintrag liegt in der Zukunft. Stellen Sie die Uhr und senden Sie ihn noch einmal.',
    en: 'This device’s clock is fast: the entry is in the future. Please set the clock and send it again.',
  },
  'unterwegs.zeit_zu_alt': {
    art: 'unprocessable',
    de: 'Der Eintrag ist älter als sieben Tage. Bitte tragen Sie ihn am Besuch nach.',
    en: 'The entry is older than seven days. Please add it to the visit as an addendum.',
  },
  'unterwegs.eintrag_vergeben': {
    art: 'conflict',
    de: 'Diese Nummer gehört zu einem anderen Eintrag.',
    en: 'This number belongs to another entry.',
  },
  'unterwegs.ohne_netz': {
    art: 'unavailable',
    de: 'Dafür brauchen Sie eine Verbindung zum Netz.',
    en: 'This needs a network connection.',
  },
})
