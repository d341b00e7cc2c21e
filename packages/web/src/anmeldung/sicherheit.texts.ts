import { defineTexts } from '../shared/i18n.ts'

export const sicherheitTexts = defineTexts('sicherheit', {
  de: () => import('./sicherheit.texts.de.ts'),
  en: () => import('./sicherheit.texts.en.ts'),
})
