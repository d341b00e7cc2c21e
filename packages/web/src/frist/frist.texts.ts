import { defineTexts } from '../shared/i18n.ts'

export const useFristTexts = defineTexts('frist', {
  de: () => import('./frist.texts.de.ts'),
  en: () => import('./frist.texts.en.ts'),
})
