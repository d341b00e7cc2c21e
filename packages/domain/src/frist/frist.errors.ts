import { errorTable } from '../shared/refusal.ts'

export const fristErrors = errorTable({
  'frist.nicht_eure': {
    art: 'forbidden',
    de: 'Diese Art von Frist gehört nicht zu Ihrer Organisation.',
    en: 'Your organisation does not have this type of deadline.',
  },
  'frist.nur_leitung': {
    art: 'forbidden',
    de: 'Anderen teilt die Pflegedienstleitung Fristen zu. Selbst übernehmen können Sie sie.',
    en: 'Only the nursing manager assigns deadlines to others. You can take them on yourself.',
  },
  'frist.vorbei': {
    art: 'conflict',
    de: 'Diese Frist gibt es so nicht mehr. Die Liste zeigt jetzt den neuen Stand.',
    en: 'This deadline has changed. The list now shows the current version.',
  },
  'frist.ruhe_zu_lang': {
    art: 'unprocessable',
    de: 'Wählen Sie einen Tag zwischen morgen und in drei Monaten.',
    en: 'Choose a day from tomorrow up to three months ahead.',
  },
  'frist.person_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Person arbeitet nicht in Ihrer Organisation.',
    en: 'This person does not work in your organisation.',
  },
})
export type FristCode = keyof typeof fristErrors.definitionen
