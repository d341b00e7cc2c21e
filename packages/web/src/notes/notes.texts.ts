import { defineTexts } from '../shared/i18n.ts'

export const useNotesTexts = defineTexts('notes', {
  de: () => import('./notes.texts.de.ts'),
  en: () => import('./notes.texts.en.ts'),
})
