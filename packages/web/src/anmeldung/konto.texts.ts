import { defineTexts } from '../shared/i18n.ts'

export const kontoTexts = defineTexts('konto', {
  de: () => import('./konto.texts.de.ts'),
  en: () => import('./konto.texts.en.ts'),
})
