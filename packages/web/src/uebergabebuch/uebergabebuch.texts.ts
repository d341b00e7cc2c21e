import { defineTexts } from '../shared/i18n.ts'

export const useUebergabebuchTexts = defineTexts('uebergabebuch', {
  de: () => import('./uebergabebuch.texts.de.ts'),
  en: () => import('./uebergabebuch.texts.en.ts'),
})
