import { defineTexts } from '../shared/i18n.ts'

export const akteTexts = defineTexts('akte', { de: () => import('./akte.texts.de.ts'), en: () => import('./akte.texts.en.ts') })
