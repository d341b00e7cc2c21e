import { defineTexts } from '../shared/i18n.ts'

export const useTourTexts = defineTexts('tour', {
  de: () => import('./tour.texts.de.ts'),
  en: () => import('./tour.texts.en.ts'),
})
