import { defineTexts } from '../shared/i18n.ts'

export const anliegenTexts = defineTexts('anliegen', {
  de: () => import('./anliegen.texts.de.ts'),
  en: () => import('./anliegen.texts.en.ts'),
})
