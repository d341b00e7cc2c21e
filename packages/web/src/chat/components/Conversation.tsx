import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { messageMaxLength } from '@dreiklang/domain/chat/chat.document'
import { IconBell, IconBellOff, IconSend } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { MessageField } from '../../form/MessageField.tsx'
import { newIdempotencyKey } from '../../shared/idempotencyKey.ts'
import { IconButton } from '../../ui/buttons.tsx'
import { ErrorState, ListSkeleton } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { chatQuery, useMuteChat } from '../chat.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { ChatAvatar } from './ChatAvatar.tsx'
import { MessageLog } from './MessageLog.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { quickChat } from './quickChatStore.ts'
import { outbox, useTooFast } from './useOutbox.ts'
import classes from './ChatPanel.module.css'
import messageBoxClasses from './MessageBox.module.css'

export function Conversation({ chatId, headerHeight }: { chatId: string; headerHeight: 64 | 80 }) {
  const t = useChatTexts()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(chatQuery(chatId))
  const mute = useMuteChat(chatId)
  const chat = data?.pages[0]
  if (data === undefined || chat === undefined) {
    return (
      <PanelFrame headerHeight={headerHeight} title={<h2 className={classes.name}>{t('title')}</h2>}>
        <div className={classes.pad}>
          {error === null ? <ListSkeleton rows={4} /> : <ErrorState error={error} onRetry={() => void refetch()} />}
        </div>
      </PanelFrame>
    )
  }
  const { contact, bestellung, muted } = chat
  return (
    <PanelFrame
      headerHeight={headerHeight}
      title={
        <>
          <ChatAvatar name={contact.name} avatar={contact.avatar} />
          <div className={classes.who}>
            <h2 className={classes.name}>{contact.name}</h2>
            <p className={classes.about}>{bestellung === null ? contact.about : t('bestellung', { nummer: bestellung.nummer })}</p>
          </div>
        </>
      }
      actions={
        <IconButton
          label={t(muted ? 'unmute' : 'mute')}
          icon={muted ? <IconBellOff size={20} aria-hidden /> : <IconBell size={20} aria-hidden />}
          onClick={() => mute.mutate(!muted, { onError: toastError })}
        />
      }
    >
      <MessageLog
        chat={chat}
        messages={data.pages.toReversed().flatMap(({ messages }) => messages)}
        onOlder={hasNextPage ? () => void fetchNextPage() : null}
        loadingOlder={isFetchingNextPage}
      />
      <MessageBox chat={chat} />
    </PanelFrame>
  )
}

function MessageBox({ chat }: { chat: Chat }) {
  const t = useChatTexts()
  const [value, setValue] = useState(() => quickChat.draft(chat.id))
  const [heldBack, setHeldBack] = useState(false)
  const tooFast = useTooFast()
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])
  if (!chat.canWrite) return <p className={messageBoxClasses.closed}>{t('closed')}</p>

  const change = (next: string) => {
    setValue(next)
    quickChat.setDraft(chat.id, next)
  }
  const words = value.replaceAll(/\p{Cc}/gu, (control) => ('\n\t'.includes(control) ? control : '')).trim()
  const over = words.length - messageMaxLength
  const send = () => {
    if (words === '' || over > 0) return
    setHeldBack(tooFast)
    if (tooFast) return
    outbox.add({ id: newIdempotencyKey(), chatId: chat.id, value: words, at: new Date().toISOString() })
    change('')
    box.current?.focus()
  }
  const sentence = tooFast && heldBack ? t('tooFast') : undefined
  return (
    <div className={messageBoxClasses.box}>
      <div className={messageBoxClasses.field}>
        <MessageField
          ref={box}
          label={t('message', { name: chat.contact.name })}
          placeholder={t('messageHint')}
          value={value}
          onChange={change}
          onSend={send}
          error={over > 0 ? t('tooLong', { count: messageMaxLength, over }) : sentence}
        />
      </div>
      <IconButton label={t('send')} icon={<IconSend size={22} aria-hidden />} onClick={send} />
    </div>
  )
}
