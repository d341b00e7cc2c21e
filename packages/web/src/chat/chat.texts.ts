import { defineTexts } from '../shared/i18n.ts'

export const useChatTexts = defineTexts('chat', { de: () => import('./chat.texts.de.ts'), en: () => import('./chat.texts.en.ts') })
