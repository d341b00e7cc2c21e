import { defineTexts } from '../shared/i18n.ts'

export const useAttachmentTexts = defineTexts('attachments', {
  de: () => import('./attachment.texts.de.ts'),
  en: () => import('./attachment.texts.en.ts'),
})
