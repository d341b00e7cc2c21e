import { defineTexts } from '../shared/i18n.ts'

export const useActivitiesTexts = defineTexts('activities', {
  de: () => import('./activities.texts.de.ts'),
  en: () => import('./activities.texts.en.ts'),
})
