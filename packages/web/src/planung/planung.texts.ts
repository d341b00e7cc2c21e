import { defineTexts } from '../shared/i18n.ts'

export const usePlanungTexts = defineTexts('planung', {
  de: () => import('./planung.texts.de.ts'),
  en: () => import('./planung.texts.en.ts'),
})
