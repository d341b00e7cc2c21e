import { defineTexts } from '../shared/i18n.ts'

export const useScrumboardTexts = defineTexts('scrumboard', {
  de: () => import('./scrumboard.texts.de.ts'),
  en: () => import('./scrumboard.texts.en.ts'),
})
