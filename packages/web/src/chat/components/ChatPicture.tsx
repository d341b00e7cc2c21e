import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { IconUsers } from '@tabler/icons-react'
import { ChatAvatar } from './ChatAvatar.tsx'
import classes from './ChatAvatar.module.css'

/** Of the other person or organisation, or of a group. Its name stands beside it. */
export function ChatPicture({ chat: { group, contact }, unread = false }: { chat: Pick<Chat, 'group' | 'contact'>; unread?: boolean }) {
  if (group === null) return <ChatAvatar name={contact.name} avatar={contact.avatar} unread={unread} />
  return (
    <span className={classes.avatar} data-unread={unread || undefined} aria-hidden>
      <IconUsers size={18} />
    </span>
  )
}
