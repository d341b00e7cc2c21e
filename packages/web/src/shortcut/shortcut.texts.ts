import { defineTexts } from '../shared/i18n.ts'

export const useShortcutTexts = defineTexts('shortcut', {
  de: () => import('./shortcut.texts.de.ts'),
  en: () => import('./shortcut.texts.en.ts'),
})
