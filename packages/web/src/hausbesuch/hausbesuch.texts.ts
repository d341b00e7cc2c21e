import { defineTexts } from '../shared/i18n.ts'

export const hausbesuchTexts = defineTexts('hausbesuch', {
  de: () => import('./hausbesuch.texts.de.ts'),
  en: () => import('./hausbesuch.texts.en.ts'),
})
