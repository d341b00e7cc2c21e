import { defineTexts } from '../shared/i18n.ts'

export const anordnungTexts = defineTexts('anordnung', {
  de: () => import('./anordnung.texts.de.ts'),
  en: () => import('./anordnung.texts.en.ts'),
})
