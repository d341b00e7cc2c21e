import { defineTexts } from './i18n.ts'

export const useRegelTexts = defineTexts('regel', { de: () => import('./regel.texts.de.ts'), en: () => import('./regel.texts.en.ts') })
