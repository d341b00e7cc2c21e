import { defineTexts } from '../shared/i18n.ts'

export const useIconsTexts = defineTexts('icons', {
  de: () => import('./icons.texts.de.ts'),
  en: () => import('./icons.texts.en.ts'),
})
