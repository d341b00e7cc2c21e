import { defineTexts } from '../shared/i18n.ts'

export const useHelpTexts = defineTexts('help', { de: () => import('./help.texts.de.ts'), en: () => import('./help.texts.en.ts') })
