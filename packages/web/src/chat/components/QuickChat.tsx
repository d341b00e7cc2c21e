import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { SearchValues } from '../../shared/searchParams.ts'
import { useSignal } from '../../shared/signal.ts'
import { announce } from '../../ui/feedback.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useOnDemand } from '../../ui/useOnDemand.ts'
import { chatsQuery, readChatsAnew, unreadIn, useStartChat } from '../chat.queries.ts'
import { useChatTexts } from '../chat.texts.ts'
import { quickChat, useQuickChat } from './quickChatStore.ts'
import { useBestellungOnScreen } from './useBestellungOnScreen.ts'
import { outbox, useOutboxAtWork } from './useOutbox.ts'

/** Specification: from lg on the quick chat is a rail beside the content. */
const query = '(width >= 1280px)'
const load = () => import('./ChatEdge.tsx')

/** Takes no room while there is nothing to say: the button in the bar opens it then. */
export function QuickChat({ headerHeight }: { headerHeight: 64 | 80 }) {
  const wide = useWide()
  const { opened } = useQuickChat()
  useOutboxAtWork()
  useLiveChats()
  useChatOfAddress()
  const isRail = useSomethingToSay() && wide
  const chat = useOnDemand({ wanted: opened || isRail, load, onFailed: quickChat.close })
  if (chat === null) return null
  if (!wide) return <chat.part.ChatDrawer opened={opened && chat.ready} headerHeight={headerHeight} />
  return (opened || isRail) && <chat.part.ChatEdge headerHeight={headerHeight} />
}

/** Something is unread, or somebody has written about the order on the screen; once there it stays until the next page: nothing moves under the hand. */
function useSomethingToSay(): boolean {
  const { data } = useQuery(chatsQuery())
  const bestellungId = useBestellungOnScreen()
  const pathname = useLocation({ select: (location) => location.pathname })
  const [saidOn, setSaidOn] = useState<string | null>(null)
  const says = unreadIn(data) > 0 || (data?.chats ?? []).some(({ bestellung }) => bestellung !== null && bestellung.id === bestellungId)
  if (says && saidOn !== pathname) setSaidOn(pathname)
  return says || saidOn === pathname
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
