import { defineTexts, registerTexts, useTexts } from '../shared/i18n.ts'

export const anmeldungTexts = registerTexts('anmeldung', {
  de: () => import('./anmeldung.texts.de.ts'),
  en: () => import('./anmeldung.texts.en.ts'),
})
export const useAnmeldungTexts = () => useTexts(anmeldungTexts)

export const useKontoTexts = defineTexts('konto', {
  de: () => import('./konto.texts.de.ts'),
  en: () => import('./konto.texts.en.ts'),
})

export const useSicherheitTexts = defineTexts('sicherheit', {
  de: () => import('./sicherheit.texts.de.ts'),
  en: () => import('./sicherheit.texts.en.ts'),
})
