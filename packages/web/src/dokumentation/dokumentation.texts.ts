import { defineTexts } from '../shared/i18n.ts'

export const useAnordnungTexts = defineTexts('anordnung', {
  de: () => import('./anordnung.texts.de.ts'),
  en: () => import('./anordnung.texts.en.ts'),
})

export const useDokumentationTexts = defineTexts('dokumentation', {
  de: () => import('./dokumentation.texts.de.ts'),
  en: () => import('./dokumentation.texts.en.ts'),
})

export const useFolgeTexts = defineTexts('folge', {
  de: () => import('./folge.texts.de.ts'),
  en: () => import('./folge.texts.en.ts'),
})

export const useLeistungsnachweisTexts = defineTexts('leistungsnachweis', {
  de: () => import('./leistungsnachweis.texts.de.ts'),
  en: () => import('./leistungsnachweis.texts.en.ts'),
})

export const useNachweislisteTexts = defineTexts('nachweisliste', {
  de: () => import('./nachweisliste.texts.de.ts'),
  en: () => import('./nachweisliste.texts.en.ts'),
})

export const useMitgabeTexts = defineTexts('mitgabe', {
  de: () => import('./mitgabe.texts.de.ts'),
  en: () => import('./mitgabe.texts.en.ts'),
})

export const useValuesTexts = defineTexts('dokumentationWerte', {
  de: () => import('./values.texts.de.ts'),
  en: () => import('./values.texts.en.ts'),
})

export const useVitalverlaufTexts = defineTexts('vitalverlauf', {
  de: () => import('./vitalverlauf.texts.de.ts'),
  en: () => import('./vitalverlauf.texts.en.ts'),
})
