import { defineTexts } from '../shared/i18n.ts'

export const useUnterwegsTexts = defineTexts('unterwegs', {
  de: () => import('./unterwegs.texts.de.ts'),
  en: () => import('./unterwegs.texts.en.ts'),
})
