import { defineTexts } from '../shared/i18n.ts'

export const demoTexts = defineTexts('demo', { de: () => import('./demo.texts.de.ts'), en: () => import('./demo.texts.en.ts') })
