/** A file of its own, so that the shell, which needs other words of this room, does not load these. */
import { defineTexts } from '../shared/i18n.ts'

export const useSicherheitTexts = defineTexts('sicherheit', {
  de: () => import('./sicherheit.texts.de.ts'),
  en: () => import('./sicherheit.texts.en.ts'),
})
