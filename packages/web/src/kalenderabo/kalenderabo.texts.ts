import { defineTexts } from '../shared/i18n.ts'

export const useKalenderaboTexts = defineTexts('kalenderabo', {
  de: () => import('./kalenderabo.texts.de.ts'),
  en: () => import('./kalenderabo.texts.en.ts'),
})
