import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './einblick.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  titel: 'From the record',
  zu: 'Not visible',
  teil: {
    NAME: 'Name',
    ANSCHRIFT: 'Address and phone',
    VERSICHERUNG: 'Insurance',
    ARZNEI: 'Allergies',
    DIAGNOSEN: 'Diagnoses and values',
    PFLEGE: 'Care and emergency',
  },
  grund: {
    EINWILLIGUNG_ARZT: 'no consent to share it with the practice',
    EINWILLIGUNG_APOTHEKE: 'no consent to share it with the pharmacy',
    FUNKTION: 'only for pharmaceutical staff',
    FUNKTION_PFLEGE: 'not shared with pharmacies',
    VORSCHAU: 'the order has only been announced',
    VORBEI: 'the order ended more than 30 days ago',
    BEZIEHUNG: 'no order in common',
    GELOESCHT: 'the nursing service has erased the record',
    GESPERRT: 'the nursing service currently has no access to the record',
  },
  geloescht: {
    titel: 'The nursing service has erased the record',
    abschrift: 'The details about the person are from your own copy of {{tag}}.',
    ohne: 'You have no copy for this order. Only name and date of birth are still shown.',
  },
}
