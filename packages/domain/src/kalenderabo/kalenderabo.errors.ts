import { errorTable } from '../shared/refusal.ts'

export const kalenderaboErrors = errorTable({
  conflict: {
    'kalenderabo.keines': [
      'Sie haben gerade keinen Kalender-Link. Bitte legen Sie zuerst einen an.',
      'You do not have a calendar link at present. Please create one first.',
    ],
  },
  forbidden: {
    'kalenderabo.kuerzel_nicht_erlaubt': [
      'Ihre Leitung hat Initialen und Postleitzahlen in Kalendern nicht erlaubt. Bitte wählen Sie einen Kalender ohne sie.',
      'Your manager has not allowed initials and postcodes in calendars. Please choose a calendar without them.',
    ],
  },
})
