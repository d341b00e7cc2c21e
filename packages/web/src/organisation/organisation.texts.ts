import { defineTexts } from '../shared/i18n.ts'

export const organisationTexts = defineTexts('organisation', {
  de: () => import('./organisation.texts.de.ts'),
  en: () => import('./organisation.texts.en.ts'),
})
