import { defineTexts } from '../shared/i18n.ts'

export const useNotificationTexts = defineTexts('notification', {
  de: () => import('./notification.texts.de.ts'),
  en: () => import('./notification.texts.en.ts'),
})
