import { defineTexts } from '../shared/i18n.ts'

export const importTexts = defineTexts('klient.import', {
  de: () => import('./import.texts.de.ts'),
  en: () => import('./import.texts.en.ts'),
})
