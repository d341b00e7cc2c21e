import { defineTexts } from '../shared/i18n.ts'

export const tourTexts = defineTexts('tour', {
  de: () => import('./tour.texts.de.ts'),
  en: () => import('./tour.texts.en.ts'),
})
