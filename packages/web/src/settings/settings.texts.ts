import { defineTexts } from '../shared/i18n.ts'

export const useSettingsTexts = defineTexts('settings', {
  de: () => import('./settings.texts.de.ts'),
  en: () => import('./settings.texts.en.ts'),
})
