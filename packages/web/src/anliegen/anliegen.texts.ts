import { defineTexts } from '../shared/i18n.ts'

export const useAnliegenTexts = defineTexts('anliegen', {
  de: () => import('./anliegen.texts.de.ts'),
  en: () => import('./anliegen.texts.en.ts'),
})

/** Separate from the rest of the room, so that visitors load only the texts of the form. */
export const useFormularTexts = defineTexts('formular', {
  de: () => import('./formular.texts.de.ts'),
  en: () => import('./formular.texts.en.ts'),
})
