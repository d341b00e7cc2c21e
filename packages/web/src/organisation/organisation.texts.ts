import { defineTexts } from '../shared/i18n.ts'

export const useAbschnitteTexts = defineTexts('organisationAbschnitte', {
  de: () => import('./abschnitte.texts.de.ts'),
  en: () => import('./abschnitte.texts.en.ts'),
})

export const useBetriebTexts = defineTexts('betrieb', {
  de: () => import('./betrieb.texts.de.ts'),
  en: () => import('./betrieb.texts.en.ts'),
})

export const useOrganisationTexts = defineTexts('organisation', {
  de: () => import('./organisation.texts.de.ts'),
  en: () => import('./organisation.texts.en.ts'),
})

export const useProfilTexts = defineTexts('organisationProfil', {
  de: () => import('./profil.texts.de.ts'),
  en: () => import('./profil.texts.en.ts'),
})
