import { defineTexts } from '../shared/i18n.ts'

export const shortcutTexts = defineTexts('shortcut', {
  de: () => import('./shortcut.texts.de.ts'),
  en: () => import('./shortcut.texts.en.ts'),
})
