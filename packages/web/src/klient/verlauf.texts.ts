import { defineTexts } from '../shared/i18n.ts'

export const verlaufTexts = defineTexts('klientVerlauf', {
  de: () => import('./verlauf.texts.de.ts'),
  en: () => import('./verlauf.texts.en.ts'),
})
