import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { useChatTexts } from '../chat.texts.ts'
import { ChatPicture } from './ChatPicture.tsx'
import { nameOfChat } from './chatName.ts'
import classes from './ChatPanel.module.css'

/** With whom one talks, and about what. */
export function ChatTitle({ chat }: { chat: Chat }) {
  const t = useChatTexts()
  const { contact, bestellung, group } = chat
  const about = group === null ? contact.about : t('group.with', { count: group.members.length, names: contact.name })
  return (
    <>
      <ChatPicture chat={chat} />
      <div className={classes.who}>
        <h2 className={classes.name}>{nameOfChat(chat)}</h2>
        <p className={classes.about}>{bestellung === null ? about : t('bestellung', { nummer: bestellung.nummer })}</p>
      </div>
    </>
  )
}
