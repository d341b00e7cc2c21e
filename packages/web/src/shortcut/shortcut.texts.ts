import { registerTexts, useTexts } from '../shared/i18n.ts'

export const shortcutTexts = registerTexts('shortcut', {
  de: () => import('./shortcut.texts.de.ts'),
  en: () => import('./shortcut.texts.en.ts'),
})
export const useShortcutTexts = () => useTexts(shortcutTexts)
