import { defineTexts } from '../../shared/i18n.ts'

export const useBesuchTexts = defineTexts('bestellung.besuch', {
  de: () => import('./besuch.texts.de.ts'),
  en: () => import('./besuch.texts.en.ts'),
})
