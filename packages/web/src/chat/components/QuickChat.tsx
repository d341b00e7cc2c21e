import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useEffect, useRef } from 'react'
import { useTexts } from '../../shared/i18n.ts'
import { useSignal } from '../../shared/signal.ts'
import { EdgeDrawer } from '../../ui/EdgeDrawer.tsx'
import { announce } from '../../ui/LiveRegion.tsx'
import { chatsQuery, readChatsAnew, unreadIn } from '../chat.queries.ts'
import { chatTexts } from '../chat.texts.ts'
import { ChatPanel } from './ChatPanel.tsx'
import { ChatRail } from './ChatRail.tsx'
import { ChatToggle } from './ChatToggle.tsx'
import classes from './QuickChat.module.css'
import { quickChat, useQuickChat } from './quickChatStore.ts'
import { useChatOfAddress } from './useChatOfAddress.ts'
import { outbox, useOutboxAtWork } from './useOutbox.ts'
import { useWide } from './useWide.ts'

export function QuickChat({ headerHeight }: { headerHeight: 64 | 80 }) {
  const t = useTexts(chatTexts)
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
  const t = useTexts(chatTexts)
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
  const t = useTexts(chatTexts)
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
