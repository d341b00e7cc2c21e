import { defineTexts } from '../shared/i18n.ts'

export const mitgabeTexts = defineTexts('mitgabe', {
  de: () => import('./mitgabe.texts.de.ts'),
  en: () => import('./mitgabe.texts.en.ts'),
})
