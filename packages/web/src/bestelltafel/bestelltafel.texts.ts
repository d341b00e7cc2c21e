import { defineTexts } from '../shared/i18n.ts'

export const useBestelltafelTexts = defineTexts('bestelltafel', {
  de: () => import('./bestelltafel.texts.de.ts'),
  en: () => import('./bestelltafel.texts.en.ts'),
})
