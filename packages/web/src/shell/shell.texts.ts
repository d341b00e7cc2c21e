import { registerTexts, useTexts } from '../shared/i18n.ts'

export const shellTexts = registerTexts('shell', { de: () => import('./shell.texts.de.ts'), en: () => import('./shell.texts.en.ts') })
export const useShellTexts = () => useTexts(shellTexts)
