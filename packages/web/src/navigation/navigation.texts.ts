import { defineTexts } from '../shared/i18n.ts'

export const useNavigationTexts = defineTexts('navigation', {
  de: () => import('./navigation.texts.de.ts'),
  en: () => import('./navigation.texts.en.ts'),
})
