import { defineTexts } from '../shared/i18n.ts'

export const useReminderTexts = defineTexts('reminder', {
  de: () => import('./reminder.texts.de.ts'),
  en: () => import('./reminder.texts.en.ts'),
})
