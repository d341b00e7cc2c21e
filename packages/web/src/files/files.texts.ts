import { defineTexts } from '../shared/i18n.ts'

export const useFilesTexts = defineTexts('files', {
  de: () => import('./files.texts.de.ts'),
  en: () => import('./files.texts.en.ts'),
})
