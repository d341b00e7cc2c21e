import { defineTexts } from '../shared/i18n.ts'

export const useAkteTexts = defineTexts('akte', { de: () => import('./akte.texts.de.ts'), en: () => import('./akte.texts.en.ts') })

export const useAuskunftTexts = defineTexts('klientAuskunft', {
  de: () => import('./auskunft.texts.de.ts'),
  en: () => import('./auskunft.texts.en.ts'),
})

export const useBmpTexts = defineTexts('klientBmp', { de: () => import('./bmp.texts.de.ts'), en: () => import('./bmp.texts.en.ts') })

export const useImportTexts = defineTexts('klient.import', {
  de: () => import('./import.texts.de.ts'),
  en: () => import('./import.texts.en.ts'),
})

export const useKlientTexts = defineTexts('klient', { de: () => import('./klient.texts.de.ts'), en: () => import('./klient.texts.en.ts') })

export const useLoeschungTexts = defineTexts('klientLoeschung', {
  de: () => import('./loeschung.texts.de.ts'),
  en: () => import('./loeschung.texts.en.ts'),
})

export const usePflegehilfsmittelTexts = defineTexts('klientPflegehilfsmittel', {
  de: () => import('./pflegehilfsmittel.texts.de.ts'),
  en: () => import('./pflegehilfsmittel.texts.en.ts'),
})

export const useVerlaufTexts = defineTexts('klientVerlauf', {
  de: () => import('./verlauf.texts.de.ts'),
  en: () => import('./verlauf.texts.en.ts'),
})

export const useWandelTexts = defineTexts('klientWandel', {
  de: () => import('./wandel.texts.de.ts'),
  en: () => import('./wandel.texts.en.ts'),
})
