import { defineTexts } from '../shared/i18n.ts'

/** The words of the lists. */
export const werteTexts = defineTexts('dokumentationWerte', {
  de: () => import('./werte.texts.de.ts'),
  en: () => import('./werte.texts.en.ts'),
})
