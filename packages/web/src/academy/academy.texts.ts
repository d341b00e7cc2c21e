import { defineTexts } from '../shared/i18n.ts'

export const useAcademyTexts = defineTexts('academy', {
  de: () => import('./academy.texts.de.ts'),
  en: () => import('./academy.texts.en.ts'),
})
