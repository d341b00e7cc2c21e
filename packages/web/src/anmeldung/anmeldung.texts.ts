import { registerTexts, useTexts } from '../shared/i18n.ts'

export const anmeldungTexts = registerTexts('anmeldung', {
  de: () => import('./anmeldung.texts.de.ts'),
  en: () => import('./anmeldung.texts.en.ts'),
})
export const useAnmeldungTexts = () => useTexts(anmeldungTexts)
