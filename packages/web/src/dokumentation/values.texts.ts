import { defineTexts } from '../shared/i18n.ts'

export const valuesTexts = defineTexts('dokumentationWerte', {
  de: () => import('./values.texts.de.ts'),
  en: () => import('./values.texts.en.ts'),
})
