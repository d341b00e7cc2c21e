import { defineTexts } from '../shared/i18n.ts'

export const auskunftTexts = defineTexts('klientAuskunft', {
  de: () => import('./auskunft.texts.de.ts'),
  en: () => import('./auskunft.texts.en.ts'),
})
