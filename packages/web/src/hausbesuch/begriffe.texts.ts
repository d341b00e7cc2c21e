import { defineTexts } from '../shared/i18n.ts'

/** Words of the room that stand on all its screens. */
export const begriffeTexts = defineTexts('hausbesuch-begriffe', {
  de: () => import('./begriffe.texts.de.ts'),
  en: () => import('./begriffe.texts.en.ts'),
})
