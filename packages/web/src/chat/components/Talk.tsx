import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { useState } from 'react'
import { ClosedNote } from './ClosedNote.tsx'
import { useLiveMessageFiles } from '../../files/components/attachments/MessageFiles.tsx'
import { LaterList } from './LaterList.tsx'
import { MessageBox, type Writing, aMessage } from './MessageBox.tsx'
import { MessageLog, type MessageLogProps } from './MessageLog.tsx'
import { useMessageTools } from './MessageMenu.tsx'
import { ReminderDialog } from './ReminderDialog.tsx'

type TalkProps = Pick<MessageLogProps, 'messages' | 'onOlder' | 'loadingOlder'> & { chat: Chat; targetNr?: number | null }

const isChangeable = ({ changeableUntil }: ChatMessage) => changeableUntil !== null

/** What was said in a chat, and the field in which one goes on. */
export function Talk({ chat, messages, onOlder, loadingOlder, targetNr = null }: TalkProps) {
  const [writing, setWriting] = useState<Writing>(aMessage)
  useLiveMessageFiles(chat.id)
  const [reminded, setReminded] = useState<ChatMessage | null>(null)
  const tools = useMessageTools({ chat, from: messages[0]?.nr ?? 1, onWriting: setWriting, onRemind: setReminded })
  const reminder = tools.reminders.find(({ nr }) => nr === reminded?.nr)
  return (
    <>
      <MessageLog chat={chat} messages={messages} onOlder={onOlder} loadingOlder={loadingOlder} targetNr={targetNr} tools={tools} />
      {chat.organisationId !== null && <ClosedNote organisationId={chat.organisationId} />}
      <LaterList chatId={chat.id} />
      {reminded !== null && <ReminderDialog message={reminded} at={reminder?.at ?? null} onClose={() => setReminded(null)} />}
      <MessageBox chat={chat} writing={writing} changeable={messages.findLast(isChangeable)} onWriting={setWriting} />
    </>
  )
}
