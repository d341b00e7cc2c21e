import { defineTexts } from '../shared/i18n.ts'

export const vitalverlaufTexts = defineTexts('vitalverlauf', {
  de: () => import('./vitalverlauf.texts.de.ts'),
  en: () => import('./vitalverlauf.texts.en.ts'),
})
