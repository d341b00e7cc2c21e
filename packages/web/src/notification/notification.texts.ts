import { defineTexts } from '../shared/i18n.ts'

export const notificationTexts = defineTexts('notification', {
  de: () => import('./notification.texts.de.ts'),
  en: () => import('./notification.texts.en.ts'),
})
