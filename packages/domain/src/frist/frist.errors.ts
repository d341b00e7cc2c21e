import { errorTable } from '../shared/refusal.ts'

export const fristErrors = errorTable({
  forbidden: {
    'frist.nicht_eure': [
      'Diese Art von Frist gehört nicht zu Ihrer Organisation. Bitte laden Sie die Liste neu.',
      'Your organisation does not have this type of deadline. Please reload the list.',
    ],
    'frist.nur_leitung': [
      'Anderen teilt die Pflegedienstleitung Fristen zu. Bitte übernehmen Sie sie selbst oder wenden Sie sich an die Leitung.',
      'Only the nursing manager assigns deadlines to others. Please take it on yourself or contact your manager.',
    ],
  },
  conflict: {
    'frist.vorbei': [
      'Diese Frist gibt es so nicht mehr. Bitte prüfen Sie die Liste: Sie zeigt jetzt den neuen Stand.',
      'This deadline has changed. Please check the list: it now shows the current version.',
    ],
  },
  unprocessable: {
    'frist.ruhe_zu_lang': [
      'Die Wiedervorlage liegt zu nah oder zu fern. Bitte wählen Sie einen Tag zwischen morgen und in drei Monaten.',
      'The day is too close or too far away. Please choose one from tomorrow up to three months ahead.',
    ],
    'frist.person_unbekannt': [
      'Diese Person arbeitet nicht in Ihrer Organisation. Bitte wählen Sie jemanden aus der Liste.',
      'This person does not work in your organisation. Please choose someone from the list.',
    ],
  },
})
export type FristCode = keyof typeof fristErrors.definitionen
