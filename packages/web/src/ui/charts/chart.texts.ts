import { defineTexts } from '../../shared/i18n.ts'

/** Beside the catalogue of the kit: pages without a chart need none of it. */
export const useChartTexts = defineTexts('chart', {
  de: () => import('./chart.texts.de.ts'),
  en: () => import('./chart.texts.en.ts'),
})
