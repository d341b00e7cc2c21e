import { defineTexts } from '../../shared/i18n.ts'

export const useNeuTexts = defineTexts('bestellung.neu', { de: () => import('./neu.texts.de.ts'), en: () => import('./neu.texts.en.ts') })

export const useWahlTexts = defineTexts('bestellung.wahl', {
  de: () => import('./wahl.texts.de.ts'),
  en: () => import('./wahl.texts.en.ts'),
})
