import { defineTexts } from '../../shared/i18n.ts'

/** What orders and visits have to do with each other. */
export const besuchTexts = defineTexts('bestellung.besuch', {
  de: () => import('./besuch.texts.de.ts'),
  en: () => import('./besuch.texts.en.ts'),
})
