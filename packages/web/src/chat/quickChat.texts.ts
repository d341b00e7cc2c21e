import { defineTexts } from '../shared/i18n.ts'

/** What the shell says of the chat before it is opened. */
export const useQuickChatTexts = defineTexts('quickChat', {
  de: () => import('./quickChat.texts.de.ts'),
  en: () => import('./quickChat.texts.en.ts'),
})
