import { defineTexts } from '../shared/i18n.ts'

export const useSsoTexts = defineTexts('sso', {
  de: () => import('./sso.texts.de.ts'),
  en: () => import('./sso.texts.en.ts'),
})
