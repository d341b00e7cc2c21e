import { defineTexts } from '../shared/i18n.ts'

export const loeschungTexts = defineTexts('klientLoeschung', {
  de: () => import('./loeschung.texts.de.ts'),
  en: () => import('./loeschung.texts.en.ts'),
})
