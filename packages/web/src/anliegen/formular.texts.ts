import { defineTexts } from '../shared/i18n.ts'

/** Separate from the rest of the room, so that visitors load only the texts of the form. */
export const formularTexts = defineTexts('formular', {
  de: () => import('./formular.texts.de.ts'),
  en: () => import('./formular.texts.en.ts'),
})
