import type { SameTexts } from '../../shared/i18n.ts'
import type { texts as german } from './chart.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  picture: 'Chart: {{title}}. The button “Show as table” gives the same values.',
}
