import { defineTexts } from '../shared/i18n.ts'

export const useWebhookTexts = defineTexts('webhook', {
  de: () => import('./webhook.texts.de.ts'),
  en: () => import('./webhook.texts.en.ts'),
})
