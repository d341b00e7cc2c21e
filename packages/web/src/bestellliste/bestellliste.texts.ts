import { defineTexts } from '../shared/i18n.ts'

/** What a practice is asked to prescribe, by medicine. */
export const useRequestTexts = defineTexts('bestellung-anfragen', {
  de: () => import('./anfragen.texts.de.ts'),
  en: () => import('./anfragen.texts.en.ts'),
})

/** The bag that a pharmacy packs. */
export const useBagTexts = defineTexts('bestellung-beutel', {
  de: () => import('./beutel.texts.de.ts'),
  en: () => import('./beutel.texts.en.ts'),
})
