import { defineTexts } from '../shared/i18n.ts'

/** The public form alone: who comes from outside loads no word of the work behind it. */
export const formularTexts = defineTexts('formular', {
  de: () => import('./formular.texts.de.ts'),
  en: () => import('./formular.texts.en.ts'),
})
