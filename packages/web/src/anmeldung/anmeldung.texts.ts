import { defineTexts } from '../shared/i18n.ts'

export const anmeldungTexts = defineTexts('anmeldung', {
  de: () => import('./anmeldung.texts.de.ts'),
  en: () => import('./anmeldung.texts.en.ts'),
})
