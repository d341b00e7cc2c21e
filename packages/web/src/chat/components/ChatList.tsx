import type { Chat } from '@dreiklang/domain/chat/chat.contract'
import { IconAt, IconBellOff, IconMessages, IconPencilPlus } from '@tabler/icons-react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SegmentedField, choicesOf } from '../../form/choiceFields.tsx'
import { SearchBox } from '../../form/SearchBox.tsx'
import { formatDate, formatTime } from '../../shared/format.ts'
import { Button, LinkButton, PlainLink } from '../../ui/buttons.tsx'
import { EmptyState, showQuery } from '../../ui/feedback.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import { Title, VisuallyHidden, usePageTitle } from '../../ui/layout.tsx'
import { newChatPath, oneChatPath } from '../chat.paths.ts'
import { chatsQuery } from '../chat.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { useQuickChatTexts } from '../quickChat.texts.ts'
import { ChatPicture } from './ChatPicture.tsx'
import { RemindersButton } from './Reminders.tsx'
import { nameOfChat } from './chatName.ts'
import { sayEvent } from './eventWords.ts'
import { quickChat } from './quickChatStore.ts'
import classes from './ChatList.module.css'

export const shownChats = ['alle', 'ungelesen'] as const
export type ShownChats = (typeof shownChats)[number]

interface ChatListProps {
  search: string
  shown: ShownChats
  openId: string | undefined
  onChange: (change: { suche?: string; zeigen?: ShownChats }) => void
}

export function ChatList({ search, shown, openId, onChange }: ChatListProps) {
  const t = useChatTexts()
  const quick = useQuickChatTexts()
  const heading = usePageTitle(quick('title'))
  const [pages, setPages] = useState(1)
  const query = useQuery({ ...chatsQuery(pages, search), placeholderData: keepPreviousData })
  const { data, state } = showQuery(query, { rows: 8, height: 56 })
  return (
    <section className={classes.list} aria-label={t('conversations')}>
      <div className={classes.head}>
        <Title order={1} size="h3" ref={heading} tabIndex={-1} className={classes.title ?? ''}>
          {quick('title')}
        </Title>
        <RemindersButton />
        <LinkButton to={newChatPath} size="sm" icon={<IconPencilPlus size={18} aria-hidden />}>
          {t('newShort')}
        </LinkButton>
      </div>
      <div className={classes.filters}>
        <SearchBox label={t('searchChats')} maxLength={80} value={search} onSearch={(suche) => onChange({ suche })} />
        <SegmentedField
          label={t('show')}
          labelHidden
          choices={choicesOf(shownChats, (value) => t(`shown.${value}`))}
          value={shown}
          onChange={(zeigen) => onChange({ zeigen })}
        />
      </div>
      <div className={classes.rows}>
        {state}
        {data !== undefined && <Rows chats={data.chats} narrowed={search !== ''} shown={shown} openId={openId} />}
        {data?.hasOlder === true && (
          <div className={classes.older}>
            <Button look="subtle" size="sm" busy={query.isFetching} onClick={() => setPages(pages + 1)}>
              {t('older')}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

interface RowsProps {
  chats: readonly Chat[]
  /** By words: then nothing is folded away. */
  narrowed: boolean
  shown: ShownChats
  openId: string | undefined
}

function Rows({ chats, narrowed, shown, openId }: RowsProps) {
  const t = useChatTexts()
  const [unfolded, setUnfolded] = useState(false)
  const wanted = chats.filter(({ id, unreadCount }) => shown === 'alle' || unreadCount > 0 || id === openId)
  const isDone = ({ id, resolved, unreadCount }: Chat) => !narrowed && resolved && unreadCount === 0 && id !== openId
  const done = wanted.filter(isDone)
  const open = wanted.filter((chat) => !isDone(chat))
  if (wanted.length === 0) return <Nothing narrowed={narrowed} shown={shown} />
  return (
    <>
      <VisuallyHidden role="status">{narrowed ? t('chatsFound', { count: wanted.length }) : ''}</VisuallyHidden>
      <ChatRows chats={open} openId={openId} />
      {done.length > 0 && (
        <Disclosure label={t('resolved', { count: done.length })} opened={unfolded} onToggle={setUnfolded}>
          <ChatRows chats={done} openId={openId} />
        </Disclosure>
      )}
    </>
  )
}

function Nothing({ narrowed, shown }: Pick<RowsProps, 'narrowed' | 'shown'>) {
  const t = useChatTexts()
  if (narrowed) return <EmptyState icon={<IconMessages size={28} />} title={t('chatsNotFound')} />
  if (shown === 'ungelesen') return <EmptyState icon={<IconMessages size={28} />} title={t('allRead')} />
  return (
    <EmptyState icon={<IconMessages size={28} />} title={t('noChats')}>
      {t('emptyText')}
    </EmptyState>
  )
}

function ChatRows({ chats, openId }: Pick<RowsProps, 'chats' | 'openId'>) {
  return (
    <ul className={classes.chats}>
      {chats.map((chat) => (
        <li key={chat.id}>
          <ChatRow chat={chat} current={chat.id === openId} />
        </li>
      ))}
    </ul>
  )
}

function ChatRow({ chat, current }: { chat: Chat; current: boolean }) {
  const t = useChatTexts()
  const { id, bestellung, muted, unreadCount, mentionCount, lastMessageAt } = chat
  return (
    <PlainLink
      to={oneChatPath(id)}
      className={classes.chat}
      aria-current={current ? 'true' : undefined}
      data-unread={unreadCount > 0 || undefined}
    >
      <ChatPicture chat={chat} />
      <span className={classes.words}>
        <span className={classes.name}>{nameOfChat(chat)}</span>
        <span className={classes.last}>
          {bestellung !== null && <span className={classes.number}>{bestellung.nummer}</span>}
          <LastWords chat={chat} current={current} />
        </span>
      </span>
      <span className={classes.side}>
        {lastMessageAt !== null && <time dateTime={lastMessageAt}>{whenOf(lastMessageAt)}</time>}
        <span className={classes.signs}>
          {muted && (
            <>
              <IconBellOff size={14} aria-hidden />
              <VisuallyHidden>{t('muted')}</VisuallyHidden>
            </>
          )}
          {mentionCount > 0 && (
            <>
              <IconAt size={16} aria-hidden />
              <VisuallyHidden>{t('group.mentioned')}</VisuallyHidden>
            </>
          )}
          {unreadCount > 0 && (
            <>
              <span className={classes.count} aria-hidden>
                {unreadCount > 99 ? '99+' : unreadCount}
              </span>
              <VisuallyHidden>{t('unread', { count: unreadCount })}</VisuallyHidden>
            </>
          )}
        </span>
      </span>
    </PlainLink>
  )
}

/** What was said last; what one has begun to write oneself comes first, but where it stands in the field already. */
function LastWords({ chat, current }: { chat: Chat; current: boolean }) {
  const t = useChatTexts()
  const draft = quickChat.draft(chat.id) ?? chat.draft
  const last = chat.messages.at(-1)
  if (draft !== '' && !current)
    return (
      <>
        <span className={classes.draft}>{t('draft')}</span> {draft}
      </>
    )
  if (last === undefined) return chat.lastMessage ?? ''
  if (last.event !== null) return sayEvent(last, last.event, t)
  const words = last.withdrawn ? t('withdrawn') : last.value
  if (last.isMine) return t('lastOwn', { words })
  return chat.group === null ? words : `${t('says', { name: last.contactName })} ${words}`
}

/** Of today the hour, else the day. */
function whenOf(at: string): string {
  const day = formatDate(at)
  return day === formatDate(new Date().toISOString()) ? formatTime(at) : day
}
