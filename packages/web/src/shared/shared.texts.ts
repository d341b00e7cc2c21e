import { defineTexts } from './i18n.ts'

export const sharedTexts = defineTexts('shared', { de: () => import('./shared.texts.de.ts'), en: () => import('./shared.texts.en.ts') })
