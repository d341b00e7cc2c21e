import { defineTexts } from '../shared/i18n.ts'

export const useHeuteTexts = defineTexts('heute', { de: () => import('./heute.texts.de.ts'), en: () => import('./heute.texts.en.ts') })
