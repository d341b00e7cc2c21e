import { defineTexts } from '../shared/i18n.ts'

export const useSerieTexts = defineTexts('serie', {
  de: () => import('./serie.texts.de.ts'),
  en: () => import('./serie.texts.en.ts'),
})
