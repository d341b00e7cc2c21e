import { defineTexts } from '../shared/i18n.ts'

export const begriffeTexts = defineTexts('bestellung-begriffe', {
  de: () => import('./begriffe.texts.de.ts'),
  en: () => import('./begriffe.texts.en.ts'),
})
