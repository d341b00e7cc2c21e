import { defineTexts } from '../shared/i18n.ts'

export const useTourTexts = defineTexts('tour', {
  de: () => import('./tour.texts.de.ts'),
  en: () => import('./tour.texts.en.ts'),
})

export const useRundeTexts = defineTexts('runde', {
  de: () => import('./runde.texts.de.ts'),
  en: () => import('./runde.texts.en.ts'),
})
