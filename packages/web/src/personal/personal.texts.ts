import { defineTexts } from '../shared/i18n.ts'

export const personalTexts = defineTexts('personal', {
  de: () => import('./personal.texts.de.ts'),
  en: () => import('./personal.texts.en.ts'),
})
