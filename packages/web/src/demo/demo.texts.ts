import { registerTexts, useTexts } from '../shared/i18n.ts'

export const demoTexts = registerTexts('demo', { de: () => import('./demo.texts.de.ts'), en: () => import('./demo.texts.en.ts') })
export const useDemoTexts = () => useTexts(demoTexts)
