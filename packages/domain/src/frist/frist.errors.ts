import { errorTable } from '../shared/refusal.ts'

export const fristErrors = errorTable({
  forbidden: {
    'frist.nicht_eure': [
      'Diese Art von Frist gehört nicht zu Ihrer Organisation.',
      'Your organisation does not have this type of deadline.',
    ],
    'frist.nur_leitung': [
      'Anderen teilt die Pflegedienstleitung Fristen zu. Selbst übernehmen können Sie sie.',
      'Only the nursing manager assigns deadlines to others. You can take them on yourself.',
    ],
  },
  conflict: {
    'frist.vorbei': [
      'Diese Frist gibt es so nicht mehr. Die Liste zeigt jetzt den neuen Stand.',
      'This deadline has changed. The list now shows the current version.',
    ],
  },
  unprocessable: {
    'frist.ruhe_zu_lang': [
      'Wählen Sie einen Tag zwischen morgen und in drei Monaten.',
      'Choose a day from tomorrow up to three months ahead.',
    ],
    'frist.person_unbekannt': ['Diese Person arbeitet nicht in Ihrer Organisation.', 'This person does not work in your organisation.'],
  },
})
export type FristCode = keyof typeof fristErrors.definitionen
