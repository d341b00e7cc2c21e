import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { IconBellOff, IconDots, IconPencilPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Hint } from '../../ui/Hint.tsx'
import { IconButton, UnstyledButton } from '../../ui/buttons.tsx'
import { chatsQuery } from '../chat.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { ChatPicture } from './ChatPicture.tsx'
import { nameOfChat } from './chatName.ts'
import { quickChat, useQuickChat } from './quickChatStore.ts'
import { useBestellungOnScreen } from './useBestellungOnScreen.ts'
import classes from './ChatRail.module.css'

export function ChatRail() {
  const t = useChatTexts()
  const { opened, view } = useQuickChat()
  const [pages, setPages] = useState(1)
  const { data, isFetching } = useQuery({ ...chatsQuery(pages), placeholderData: keepPreviousData })
  const onScreen = useBestellungOnScreen()
  const isOfScreen = ({ bestellung }: Chat) => Number(bestellung !== null && bestellung.id === onScreen)
  // What is said of the order that one looks at comes first.
  const chats = (data?.chats ?? []).toSorted((a, b) => isOfScreen(b) - isOfScreen(a))
  const current = opened && view.kind === 'chat' ? view.chatId : null
  return (
    <nav aria-label={t('conversations')} className={classes.rail}>
      <div className={classes.new}>
        <IconButton label={t('newChat')} icon={<IconPencilPlus size={22} aria-hidden />} onClick={() => quickChat.show({ kind: 'new' })} />
      </div>
      <ul className={classes.chats}>
        {chats.map((chat) => (
          <li key={chat.id}>
            <RailButton chat={chat} current={chat.id === current} />
          </li>
        ))}
      </ul>
      {data?.hasOlder === true && (
        <div className={classes.older}>
          <IconButton
            label={t('olderChats')}
            icon={<IconDots size={22} aria-hidden />}
            aria-busy={isFetching}
            onClick={() => !isFetching && setPages(pages + 1)}
          />
        </div>
      )}
    </nav>
  )
}

function RailButton({ chat, current }: { chat: Chat; current: boolean }) {
  const t = useChatTexts()
  const { contact, bestellung, muted, unreadCount } = chat
  const about = bestellung === null ? contact.about || contact.name : t('bestellung', { nummer: bestellung.nummer })
  const name = t('with', { name: nameOfChat(chat), about })
  const label = [name, ...(unreadCount > 0 ? [t('unread', { count: unreadCount })] : []), ...(muted ? [t('muted')] : [])].join(', ')
  return (
    <Hint text={name} side="left">
      <UnstyledButton
        aria-label={label}
        aria-current={current || undefined}
        className={classes.chat ?? ''}
        onClick={() => quickChat.show({ kind: 'chat', chatId: chat.id })}
      >
        <ChatPicture chat={chat} unread={unreadCount > 0} />
        {muted && (
          <span className={classes.muted} aria-hidden>
            <IconBellOff size={12} />
          </span>
        )}
      </UnstyledButton>
    </Hint>
  )
}
