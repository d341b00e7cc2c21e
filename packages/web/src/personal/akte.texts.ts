import { defineTexts } from '../shared/i18n.ts'

export const akteTexts = defineTexts('personalAkte', {
  de: () => import('./akte.texts.de.ts'),
  en: () => import('./akte.texts.en.ts'),
})
