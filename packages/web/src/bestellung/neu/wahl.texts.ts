import { defineTexts } from '../../shared/i18n.ts'

export const wahlTexts = defineTexts('bestellung.wahl', { de: () => import('./wahl.texts.de.ts'), en: () => import('./wahl.texts.en.ts') })
