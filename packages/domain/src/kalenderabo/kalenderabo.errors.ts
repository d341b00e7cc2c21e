import { errorTable } from '../shared/refusal.ts'

export const kalenderaboErrors = errorTable({
  conflict: {
    'kalenderabo.keines': [
      'Sie haben gerade keine Kalenderadresse. Legen Sie zuerst eine an.',
      'You do not have a calendar link at present. Please create one first.',
    ],
  },
  forbidden: {
    'kalenderabo.kuerzel_nicht_erlaubt': [
      'Ihre Leitung hat Initialen und Postleitzahlen in Kalendern nicht erlaubt.',
      'Your manager has not allowed initials and postcodes in calendars.',
    ],
  },
})
