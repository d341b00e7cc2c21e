import { defineTexts } from '../shared/i18n.ts'

export const ereignisseTexts = defineTexts('bestellung-ereignisse', {
  de: () => import('./ereignisse.texts.de.ts'),
  en: () => import('./ereignisse.texts.en.ts'),
})
