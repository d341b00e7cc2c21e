import { defineTexts } from '../shared/i18n.ts'

export const useAkteTexts = defineTexts('personalAkte', {
  de: () => import('./akte.texts.de.ts'),
  en: () => import('./akte.texts.en.ts'),
})

export const useEinladungTexts = defineTexts('einladung', {
  de: () => import('./einladung.texts.de.ts'),
  en: () => import('./einladung.texts.en.ts'),
})

export const usePersonalTexts = defineTexts('personal', {
  de: () => import('./personal.texts.de.ts'),
  en: () => import('./personal.texts.en.ts'),
})
