import { defineTexts } from '../shared/i18n.ts'

export const useKontaktTexts = defineTexts('kontakt', {
  de: () => import('./kontakt.texts.de.ts'),
  en: () => import('./kontakt.texts.en.ts'),
})
