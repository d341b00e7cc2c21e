import { defineTexts } from '../shared/i18n.ts'

/** The words of the trade for codes: states, places, reasons. */
export const begriffeTexts = defineTexts('bestellung-begriffe', {
  de: () => import('./begriffe.texts.de.ts'),
  en: () => import('./begriffe.texts.en.ts'),
})
