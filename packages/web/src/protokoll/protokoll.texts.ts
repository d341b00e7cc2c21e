import { defineTexts } from '../shared/i18n.ts'

export const useProtokollTexts = defineTexts('protokoll', {
  de: () => import('./protokoll.texts.de.ts'),
  en: () => import('./protokoll.texts.en.ts'),
})
