import { defineTexts } from './i18n.ts'

export const useSourceTexts = defineTexts('source', { de: () => import('./source.texts.de.ts'), en: () => import('./source.texts.en.ts') })
