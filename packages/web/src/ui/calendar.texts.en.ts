import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './calendar.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  today: 'Today',
  before: { woche: 'Previous week', monat: 'Previous month' },
  after: { woche: 'Next week', monat: 'Next month' },
}
