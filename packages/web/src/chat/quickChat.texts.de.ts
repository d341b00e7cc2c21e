export const texts = {
  title: 'Chat',
  open: 'Chat öffnen',
  openUnread_one: 'Chat öffnen, {{count}} ungelesene Nachricht',
  openUnread_other: 'Chat öffnen, {{count}} ungelesene Nachrichten',
  arrived_one: '{{count}} ungelesene Nachricht im Chat',
  arrived_other: '{{count}} ungelesene Nachrichten im Chat',
} as const
