import { defineTexts } from '../shared/i18n.ts'

export const useBegriffeTexts = defineTexts('hausbesuch-begriffe', {
  de: () => import('./begriffe.texts.de.ts'),
  en: () => import('./begriffe.texts.en.ts'),
})

export const useHausbesuchTexts = defineTexts('hausbesuch', {
  de: () => import('./hausbesuch.texts.de.ts'),
  en: () => import('./hausbesuch.texts.en.ts'),
})

export const useStepsTexts = defineTexts('hausbesuch-schritte', {
  de: () => import('./steps.texts.de.ts'),
  en: () => import('./steps.texts.en.ts'),
})
