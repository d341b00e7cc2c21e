import { defineTexts } from '../shared/i18n.ts'

export const useSamplesTexts = defineTexts('samples', {
  de: () => import('./samples.texts.de.ts'),
  en: () => import('./samples.texts.en.ts'),
})
