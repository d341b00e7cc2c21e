import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './activities.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Activities',
  what: 'What has happened with your organisation’s bestellungen, newest first. The list updates automatically.',
  empty: { title: 'No activities yet', text: 'As soon as an order is created or worked on, it appears here.' },
  today: 'Today',
  yesterday: 'Yesterday',
  last: 'The last {{count}} steps are shown.',
}
