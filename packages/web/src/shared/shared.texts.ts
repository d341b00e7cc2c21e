import { registerTexts } from './i18n.ts'

export const sharedTexts = registerTexts('shared', { de: () => import('./shared.texts.de.ts'), en: () => import('./shared.texts.en.ts') })
