import { defineTexts } from '../shared/i18n.ts'

export const werteTexts = defineTexts('dokumentationWerte', {
  de: () => import('./werte.texts.de.ts'),
  en: () => import('./werte.texts.en.ts'),
})
