import { defineTexts } from '../shared/i18n.ts'

/** The words of the steps: buttons, dialogs, what was done. */
export const schritteTexts = defineTexts('bestellung-schritte', {
  de: () => import('./schritte.texts.de.ts'),
  en: () => import('./schritte.texts.en.ts'),
})
