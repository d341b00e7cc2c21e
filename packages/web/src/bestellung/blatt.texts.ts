import { defineTexts } from '../shared/i18n.ts'

export const blattTexts = defineTexts('bestellung-blatt', {
  de: () => import('./blatt.texts.de.ts'),
  en: () => import('./blatt.texts.en.ts'),
})
