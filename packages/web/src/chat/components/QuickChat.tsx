import { IconMessages } from '@tabler/icons-react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { type RefObject, useEffect, useRef, useSyncExternalStore, type Ref } from 'react'
import type { SearchValues } from '../../shared/searchParams.ts'
import { useSignal } from '../../shared/signal.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { EdgeDrawer } from '../../ui/EdgeDrawer.tsx'
import { announce, EmptyState } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { chatsQuery, readChatsAnew, unreadIn, useStartChat } from '../chat.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { ChatRail } from './ChatRail.tsx'
import { Conversation } from './Conversation.tsx'
import { NewChat } from './NewChat.tsx'
import { PanelFrame } from './PanelFrame.tsx'
import { quickChat, useQuickChat } from './quickChatStore.ts'
import { outbox, useOutboxAtWork } from './useOutbox.ts'
import classes from './QuickChat.module.css'
import panelClasses from './ChatPanel.module.css'

/** Specification: from lg on the quick chat is a rail beside the content. */
const query = '(width >= 1280px)'

export function QuickChat({ headerHeight }: { headerHeight: 64 | 80 }) {
  const t = useChatTexts()
  const wide = useWide()
  const { opened } = useQuickChat()
  useOutboxAtWork()
  useLiveChats()
  useChatOfAddress()
  if (wide) return <Rail headerHeight={headerHeight} />
  return (
    <EdgeDrawer opened={opened} onClose={quickChat.close} label={t('title')}>
      <div className={classes.inside}>
        <ChatRail />
        <ChatPanel headerHeight={headerHeight} />
      </div>
    </EdgeDrawer>
  )
}

function Rail({ headerHeight }: { headerHeight: 64 | 80 }) {
  const t = useChatTexts()
  const { opened } = useQuickChat()
  const edge = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  useFocusBack({ edge, toggle, opened })
  return (
    <aside ref={edge} aria-label={t('title')} className={classes.edge} data-opened={opened || undefined}>
      <div className={classes.inside}>
        <div className={classes.column}>
          <ChatToggle headerHeight={headerHeight} ref={toggle} />
          <ChatRail />
        </div>
        {opened && <ChatPanel headerHeight={headerHeight} />}
      </div>
    </aside>
  )
}

interface FocusBack {
  edge: RefObject<HTMLElement | null>
  toggle: RefObject<HTMLButtonElement | null>
  opened: boolean
}

/** Escape closes the chat and returns the focus to the button that opened it, or to the toggle when that is gone. */
function useFocusBack({ edge, toggle, opened }: FocusBack): void {
  const cameFrom = useRef<HTMLElement | null>(null)
  const wasOpened = useRef(opened)
  useEffect(() => {
    const element = edge.current
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && opened) quickChat.close()
    }
    const onClick = ({ target }: MouseEvent) => {
      if (!opened && target instanceof Element) cameFrom.current = target.closest('button')
    }
    element?.addEventListener('keydown', onKeyDown)
    element?.addEventListener('click', onClick, true)
    return () => {
      element?.removeEventListener('keydown', onKeyDown)
      element?.removeEventListener('click', onClick, true)
    }
  }, [edge, opened])
  useEffect(() => {
    if (wasOpened.current && !opened) (cameFrom.current?.isConnected === true ? cameFrom.current : toggle.current)?.focus()
    wasOpened.current = opened
  }, [opened, toggle])
}

function useLiveChats(): void {
  const t = useChatTexts()
  const queryClient = useQueryClient()
  useSignal('chat', (ruf) => {
    if (ruf === null) outbox.retryNow()
    void readChatsAnew(queryClient, ruf?.id ?? null)
  })
  const { data } = useQuery(chatsQuery())
  const unread = unreadIn(data)
  const before = useRef<number | null>(null)
  useEffect(() => {
    if (data === undefined) return
    if (before.current !== null && unread > before.current) announce(t('arrived', { count: unread }))
    before.current = unread
  }, [data, unread, t])
}

function useWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => window.matchMedia(query).matches,
  )
}

/** `?chat=` holds a person's id, or `neu` for the choice of one. Taken out of the address, so that back does not open it again. */
function useChatOfAddress(): void {
  const contactId = useLocation({ select: ({ search }: { search: SearchValues }) => search.chat })
  const navigate = useNavigate()
  const { mutate } = useStartChat()
  useEffect(() => {
    if (typeof contactId !== 'string') return
    void navigate({ to: '.', search: ({ chat: _, ...others }: SearchValues) => others, replace: true, resetScroll: false })
    if (contactId === 'neu') quickChat.show({ kind: 'new' })
    else mutate({ contactId }, { onSuccess: ({ id: chatId }) => quickChat.show({ kind: 'chat', chatId }), onError: toastError })
  }, [contactId, mutate, navigate])
}

function ChatToggle({ headerHeight, ref }: { headerHeight: 64 | 80; ref: Ref<HTMLButtonElement> }) {
  const t = useChatTexts()
  const { opened } = useQuickChat()
  return (
    <div className={panelClasses.toggle} data-height={headerHeight}>
      <IconButton
        ref={ref}
        label={t(opened ? 'close' : 'open')}
        icon={<IconMessages size={22} aria-hidden />}
        aria-expanded={opened}
        onClick={opened ? quickChat.close : quickChat.open}
      />
    </div>
  )
}

function ChatPanel({ headerHeight }: { headerHeight: 64 | 80 }) {
  const { view } = useQuickChat()
  if (view.kind === 'chat') return <Conversation key={view.chatId} chatId={view.chatId} headerHeight={headerHeight} />
  if (view.kind === 'new') return <NewChat headerHeight={headerHeight} />
  return <NothingChosen headerHeight={headerHeight} />
}

function NothingChosen({ headerHeight }: { headerHeight: 64 | 80 }) {
  const t = useChatTexts()
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => first.current?.focus(), [])
  return (
    <PanelFrame headerHeight={headerHeight} title={<h2 className={panelClasses.name}>{t('title')}</h2>}>
      <div className={panelClasses.empty}>
        <EmptyState
          icon={<IconMessages size={28} />}
          title={t('empty')}
          action={
            <Button ref={first} data-autofocus onClick={() => quickChat.show({ kind: 'new' })}>
              {t('newChat')}
            </Button>
          }
        >
          {t('emptyText')}
        </EmptyState>
      </div>
    </PanelFrame>
  )
}
