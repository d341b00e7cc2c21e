import { defineTexts } from '../shared/i18n.ts'

export const profilTexts = defineTexts('organisationProfil', {
  de: () => import('./profil.texts.de.ts'),
  en: () => import('./profil.texts.en.ts'),
})
