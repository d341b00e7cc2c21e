import { defineTexts } from '../shared/i18n.ts'

export const stepsTexts = defineTexts('hausbesuch-schritte', {
  de: () => import('./steps.texts.de.ts'),
  en: () => import('./steps.texts.en.ts'),
})
