import { defineTexts } from '../shared/i18n.ts'

export const useDashboardsTexts = defineTexts('dashboards', {
  de: () => import('./dashboards.texts.de.ts'),
  en: () => import('./dashboards.texts.en.ts'),
})
