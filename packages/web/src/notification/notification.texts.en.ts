import type { SameTexts } from '../shared/i18n.ts'
import type { texts as german } from './notification.texts.de.ts'

export const texts: SameTexts<typeof german> = {
  message: {
    title: 'Messages',
    open: 'Messages',
    unread_one: 'Messages, {{count}} unread',
    unread_other: 'Messages, {{count}} unread',
    arrived_one: '{{count}} new message',
    arrived_other: '{{count}} new messages',
    empty: 'No messages',
    emptyHint: 'When you have messages, they will appear here.',
  },
  notification: {
    title: 'Notifications',
    open: 'Notifications',
    unread_one: 'Notifications, {{count}} unread',
    unread_other: 'Notifications, {{count}} unread',
    arrived_one: '{{count}} new notification',
    arrived_other: '{{count}} new notifications',
    empty: 'No notifications',
    emptyHint: 'When you have notifications, they will appear here.',
  },
  many: '99+',
  markAllAsRead: 'Mark all as read',
  markAsRead: 'Mark as read',
  markAsUnread: 'Mark as unread',
  remove: 'Remove',
  older: 'Show older ({{count}})',
  unreadMark: 'Unread',
  newTab: 'opens a new window',
  wishes: {
    title: 'What you are told about orders',
    hint: 'E-mails name the number of the order and what to do, nothing medical and no name.',
    inApp: 'In the application',
    email: 'By e-mail',
    duty: 'Care depends on it: always stands in the application.',
    topic: {
      frist: 'Deadlines, reminders and emergencies',
      gescheitert: 'Failed deliveries',
      ablehnung: 'Refusals and withdrawn prescriptions',
      rueckfrage: 'Questions and answers',
      storno: 'Cancellation, rest and forwarding',
      lieferung: 'Deliveries and complaints',
      dran: 'Your turn',
    },
  },
}
