import { defineTexts } from '../shared/i18n.ts'

export const einladungTexts = defineTexts('einladung', {
  de: () => import('./einladung.texts.de.ts'),
  en: () => import('./einladung.texts.en.ts'),
})
