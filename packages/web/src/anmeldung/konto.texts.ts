/** A file of its own, so that the shell, which needs other words of this room, does not load these. */
import { defineTexts } from '../shared/i18n.ts'

export const useKontoTexts = defineTexts('konto', {
  de: () => import('./konto.texts.de.ts'),
  en: () => import('./konto.texts.en.ts'),
})
