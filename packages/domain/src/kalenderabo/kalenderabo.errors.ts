import { fehlerTabelle } from '../shared/fehler.ts'

export const kalenderaboFehler = fehlerTabelle({
  'kalenderabo.keines': {
    art: 'conflict',
    de: 'Sie haben gerade keine Kalenderadresse. Legen Sie zuerst eine an.',
    en: 'You have no calendar address right now. Make one first.',
  },
  'kalenderabo.kuerzel_nicht_erlaubt': {
    art: 'forbidden',
    de: 'Ihre Leitung hat Initialen und Postleitzahlen in Kalendern nicht erlaubt.',
    en: 'Your head has not allowed initials and postcodes in calendars.',
  },
})
