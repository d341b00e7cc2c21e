import { defineTexts } from '../shared/i18n.ts'

export const planungTexts = defineTexts('planung', {
  de: () => import('./planung.texts.de.ts'),
  en: () => import('./planung.texts.en.ts'),
})
