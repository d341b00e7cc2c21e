import { defineTexts } from '../shared/i18n.ts'

export const rechtstexteTexts = defineTexts('rechtstexte', {
  de: () => import('./rechtstexte.texts.de.ts'),
  en: () => import('./rechtstexte.texts.en.ts'),
})
