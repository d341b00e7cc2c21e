import type { SameTexts } from './i18n.ts'
import type { texts as german } from './shared.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  justNow: 'just now',
  network: {
    offline: 'No connection to the server. Please check the network and try again.',
    unreadable: 'The server sent an unreadable response. Please try again.',
  },
}
