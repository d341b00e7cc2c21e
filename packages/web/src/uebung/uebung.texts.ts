import { defineTexts } from '../shared/i18n.ts'

export const useUebungTexts = defineTexts('uebung', { de: () => import('./uebung.texts.de.ts'), en: () => import('./uebung.texts.en.ts') })
