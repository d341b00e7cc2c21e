import { defineTexts } from '../shared/i18n.ts'

export const dokumentationTexts = defineTexts('dokumentation', {
  de: () => import('./dokumentation.texts.de.ts'),
  en: () => import('./dokumentation.texts.en.ts'),
})
