import { defineTexts } from '../../shared/i18n.ts'

export const neuTexts = defineTexts('bestellung.neu', { de: () => import('./neu.texts.de.ts'), en: () => import('./neu.texts.en.ts') })
