import { defineTexts } from '../shared/i18n.ts'

export const useRepeatTexts = defineTexts('repeat', {
  de: () => import('./repeat.texts.de.ts'),
  en: () => import('./repeat.texts.en.ts'),
})
