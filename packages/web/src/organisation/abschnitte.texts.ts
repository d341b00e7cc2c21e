import { defineTexts } from '../shared/i18n.ts'

export const abschnitteTexts = defineTexts('organisationAbschnitte', {
  de: () => import('./abschnitte.texts.de.ts'),
  en: () => import('./abschnitte.texts.en.ts'),
})
