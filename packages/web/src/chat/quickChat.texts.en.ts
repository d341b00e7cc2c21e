import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './quickChat.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  title: 'Chat',
  open: 'Open chat',
  openUnread_one: 'Open chat, {{count}} unread message',
  openUnread_other: 'Open chat, {{count}} unread messages',
  arrived_one: '{{count}} unread message in the chat',
  arrived_other: '{{count}} unread messages in the chat',
}
