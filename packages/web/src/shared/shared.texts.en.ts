import type { SameTexts } from './i18n.ts'
import type { texts as german } from './shared.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  justNow: 'just now',
  since: {
    now: 'since just now',
    minute_one: 'for a minute',
    minute_other: 'for {{count}} minutes',
    hour_one: 'for an hour',
    hour_other: 'for {{count}} hours',
    day_one: 'since yesterday',
    day_other: 'for {{count}} days',
  },
  network: {
    offline: 'No connection to the server. Please check the network and try again.',
    unreadable: 'The server sent an unreadable response. Please try again.',
  },
}
