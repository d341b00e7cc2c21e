import { defineTexts } from '../shared/i18n.ts'

/** The words of the timeline. */
export const ereignisseTexts = defineTexts('bestellung-ereignisse', {
  de: () => import('./ereignisse.texts.de.ts'),
  en: () => import('./ereignisse.texts.en.ts'),
})
