import { defineTexts } from '../shared/i18n.ts'

export const useBegriffeTexts = defineTexts('bestellung-begriffe', {
  de: () => import('./begriffe.texts.de.ts'),
  en: () => import('./begriffe.texts.en.ts'),
})

export const useBlattTexts = defineTexts('bestellung-blatt', {
  de: () => import('./blatt.texts.de.ts'),
  en: () => import('./blatt.texts.en.ts'),
})

export const useListTexts = defineTexts('bestellung-liste', {
  de: () => import('./liste.texts.de.ts'),
  en: () => import('./liste.texts.en.ts'),
})

export const useStepsTexts = defineTexts('bestellung-schritte', {
  de: () => import('./steps.texts.de.ts'),
  en: () => import('./steps.texts.en.ts'),
})
