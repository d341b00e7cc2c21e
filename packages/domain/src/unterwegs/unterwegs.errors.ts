import { fehlerTabelle } from '../shared/fehler.ts'

/** Every refusal of the room of days without network. */
export const unterwegsFehler = fehlerTabelle({
  'unterwegs.zeit_in_zukunft': {
    art: 'unprocessable',
    de: 'Die Uhr dieses Geräts geht vor: Der Eintrag liegt in der Zukunft. Stellen Sie die Uhr und senden Sie ihn noch einmal.',
    en: 'The clock of this device is fast: the entry lies in the future. Set the clock and send it again.',
  },
  'unterwegs.zeit_zu_alt': {
    art: 'unprocessable',
    de: 'Der Eintrag ist älter als sieben Tage. Bitte tragen Sie ihn am Besuch nach.',
    en: 'The entry is older than seven days. Please add it to the visit.',
  },
  'unterwegs.eintrag_vergeben': {
    art: 'conflict',
    de: 'Diese Nummer gehört zu einem anderen Eintrag.',
    en: 'This number belongs to another entry.',
  },
  'unterwegs.ohne_netz': {
    art: 'unavailable',
    de: 'Dafür brauchen Sie eine Verbindung zum Netz.',
    en: 'This needs a connection to the network.',
  },
})
