import { defineTexts } from '../shared/i18n.ts'

export const useMailboxTexts = defineTexts('mailbox', {
  de: () => import('./mailbox.texts.de.ts'),
  en: () => import('./mailbox.texts.en.ts'),
})
