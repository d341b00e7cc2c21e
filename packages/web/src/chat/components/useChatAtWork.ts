import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSignal } from '../../shared/signal.ts'
import { announce } from '../../ui/feedback.tsx'
import { chatsQuery, readChatsAnew, unreadIn } from '../chat.queries.ts'
import { useQuickChatTexts } from '../quickChat.texts.ts'
import { outbox, useOutboxAtWork } from './useOutbox.ts'

/** What is written is sent, and what others write arrives; once on a screen, on the page of the chat or beside another one. */
export function useChatAtWork(): void {
  useOutboxAtWork()
  useLiveChats()
}

function useLiveChats(): void {
  const t = useQuickChatTexts()
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
