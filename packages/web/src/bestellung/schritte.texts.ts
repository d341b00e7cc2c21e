import { defineTexts } from '../shared/i18n.ts'

export const schritteTexts = defineTexts('bestellung-schritte', {
  de: () => import('./schritte.texts.de.ts'),
  en: () => import('./schritte.texts.en.ts'),
})
