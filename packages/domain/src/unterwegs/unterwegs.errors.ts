import { errorTable } from '../shared/refusal.ts'

export const unterwegsErrors = errorTable({
  unprocessable: {
    'unterwegs.zeit_in_zukunft': [
      'Die Uhr dieses Geräts geht vor: Der Eintrag liegt in der Zukunft. Bitte stellen Sie die Uhr und senden Sie ihn noch einmal.',
      'This device’s clock is fast: the entry is in the future. Please set the clock and send it again.',
    ],
    'unterwegs.zeit_zu_alt': [
      'Der Eintrag ist älter als sieben Tage. Bitte tragen Sie ihn am Besuch nach.',
      'The entry is older than seven days. Please add it to the visit as an addendum.',
    ],
  },
  conflict: {
    'unterwegs.eintrag_vergeben': [
      'Diese Nummer gehört zu einem anderen Eintrag. Bitte tragen Sie es noch einmal neu ein.',
      'This number belongs to another entry. Please enter it once more.',
    ],
  },
  unavailable: {
    'unterwegs.ohne_netz': [
      'Dafür brauchen Sie eine Verbindung zum Netz. Bitte versuchen Sie es noch einmal, sobald Sie Empfang haben.',
      'This needs a network connection. Please try again once you have one.',
    ],
  },
})
