import { defineTexts } from '../shared/i18n.ts'

export const shellTexts = defineTexts('shell', { de: () => import('./shell.texts.de.ts'), en: () => import('./shell.texts.en.ts') })
