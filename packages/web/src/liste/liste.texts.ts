import { defineTexts } from '../shared/i18n.ts'

export const useListTexts = defineTexts('liste', { de: () => import('./liste.texts.de.ts'), en: () => import('./liste.texts.en.ts') })
