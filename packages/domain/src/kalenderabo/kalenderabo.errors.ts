import { errorTable } from '../shared/refusal.ts'

export const kalenderaboErrors = errorTable({
  'kalenderabo.keines': {
    art: 'conflict',
    de: 'Sie haben gerade keine Kalenderadresse. Legen Sie zuerst eine an.',
    en: 'You do not have a calendar link at present. Please create one first.',
  },
  'kalenderabo.kuerzel_nicht_erlaubt': {
    art: 'forbidden',
    de: 'Ihre Leitung hat Initialen und Postleitzahlen in Kalendern nicht erlaubt.',
    en: 'Your manager has not allowed initials and postcodes in calendars.',
  },
})
