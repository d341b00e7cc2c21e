import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { SearchValues } from '../../shared/searchParams.ts'
import { toastError } from '../../ui/toast.tsx'
import { useMatches } from '../../ui/useMatches.ts'
import { useOnDemand } from '../../ui/useOnDemand.ts'
import { chatsQuery, unreadIn, useStartChat } from '../chat.queries.ts'
import { quickChat, useQuickChat } from './quickChatStore.ts'
import { useBestellungOnScreen } from './useBestellungOnScreen.ts'
import { useChatAtWork } from './useChatAtWork.ts'
import { useOnChatPage } from './useOnChatPage.ts'

/** Specification: from lg on the quick chat is a rail beside the content. */
const query = '(width >= 1280px)'
const load = () => import('./ChatEdge.tsx')
const loadPanel = () => import('./ChatPanel.tsx')

/** The page of the chat shows the same, and needs no second one beside it. */
export function QuickChat({ headerHeight }: { headerHeight: 64 | 80 }) {
  return useOnChatPage() ? null : <BesidePage headerHeight={headerHeight} />
}

/** Takes no room while there is nothing to say: the button in the bar opens it then. */
function BesidePage({ headerHeight }: { headerHeight: 64 | 80 }) {
  const wide = useMatches(query)
  const { opened } = useQuickChat()
  useChatAtWork()
  useChatOfAddress()
  const isRail = useSomethingToSay() && wide
  const chat = useOnDemand({ wanted: opened || isRail, load, onFailed: quickChat.close })
  // The rail alone needs nothing of a conversation.
  const inside = useOnDemand({ wanted: opened, load: loadPanel, onFailed: quickChat.close })
  if (chat === null) return null
  const panel = inside && <inside.part.ChatPanel headerHeight={headerHeight} />
  if (!wide) return <chat.part.ChatDrawer opened={opened && chat.ready && inside !== null} panel={panel} />
  return (opened || isRail) && <chat.part.ChatEdge headerHeight={headerHeight} panel={panel} />
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
