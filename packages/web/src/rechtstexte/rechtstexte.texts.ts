import { defineTexts } from '../shared/i18n.ts'

export const useRechtstexteTexts = defineTexts('rechtstexte', {
  de: () => import('./rechtstexte.texts.de.ts'),
  en: () => import('./rechtstexte.texts.en.ts'),
})
