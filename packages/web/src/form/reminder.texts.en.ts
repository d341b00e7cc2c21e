import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './reminder.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  label: 'Reminder',
  today: 'Today ({{at}})',
  tomorrow: 'Tomorrow ({{at}})',
  nextWeek: 'Next week ({{at}})',
  own: 'Another time',
  day: 'Day',
  time: 'Time',
  set: 'Remind me',
  remove: 'Remove reminder',
}
