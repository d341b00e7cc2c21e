import { fehlerTabelle } from '../shared/fehler.ts'

export const fristFehler = fehlerTabelle({
  'frist.nicht_eure': {
    art: 'forbidden',
    de: 'Diese Art von Frist gehört nicht zu Ihrer Organisation.',
    en: 'This kind of deadline is not one of your organisation.',
  },
  'frist.nur_leitung': {
    art: 'forbidden',
    de: 'Anderen teilt die Pflegedienstleitung Fristen zu. Selbst übernehmen können Sie sie.',
    en: 'The head of the nursing service assigns deadlines to others. You can take them on yourself.',
  },
  'frist.vorbei': {
    art: 'conflict',
    de: 'Diese Frist gibt es so nicht mehr. Die Liste zeigt jetzt den neuen Stand.',
    en: 'This deadline is no longer like that. The list now shows the new state.',
  },
  'frist.ruhe_zu_lang': {
    art: 'unprocessable',
    de: 'Wählen Sie einen Tag zwischen morgen und in drei Monaten.',
    en: 'Choose a day between tomorrow and in three months.',
  },
  'frist.person_unbekannt': {
    art: 'unprocessable',
    de: 'Diese Person arbeitet nicht in Ihrer Organisation.',
    en: 'This person does not work in your organisation.',
  },
})
export type FristCode = keyof typeof fristFehler.definitionen
