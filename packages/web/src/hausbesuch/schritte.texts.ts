import { defineTexts } from '../shared/i18n.ts'

export const schritteTexts = defineTexts('hausbesuch-schritte', {
  de: () => import('./schritte.texts.de.ts'),
  en: () => import('./schritte.texts.en.ts'),
})
