import { defineTexts } from '../shared/i18n.ts'

export const uiTexts = defineTexts('ui', { de: () => import('./ui.texts.de.ts'), en: () => import('./ui.texts.en.ts') })
