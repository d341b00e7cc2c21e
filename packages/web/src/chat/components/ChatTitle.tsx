import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { useChatTexts } from '../chat.texts.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import classes from './ChatPanel.module.css'

/** With whom one talks, and about what. */
export function ChatTitle({ chat: { contact, bestellung } }: { chat: Chat }) {
  const t = useChatTexts()
  return (
    <>
      <ChatAvatar name={contact.name} avatar={contact.avatar} />
      <div className={classes.who}>
        <h2 className={classes.name}>{contact.name}</h2>
        <p className={classes.about}>{bestellung === null ? contact.about : t('bestellung', { nummer: bestellung.nummer })}</p>
      </div>
    </>
  )
}
