import type { Chat, ChatMessage } from '@dreiklang/domain/chat/chat.contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import { chatQuery } from '../chat.queries.ts'

export interface Conversation {
  chat: Chat
  /** Oldest first. */
  messages: readonly ChatMessage[]
  onOlder: (() => void) | null
  loadingOlder: boolean
}

/** One chat with what is loaded of it; until it is there, why not. */
export function useConversation(chatId: string): { talk: Conversation | null; error: Error | null; retry: () => void } {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(chatQuery(chatId))
  const chat = data?.pages[0]
  const messages = useMemo(() => data?.pages.toReversed().flatMap((page) => page.messages) ?? [], [data])
  const older = useCallback(() => void fetchNextPage(), [fetchNextPage])
  const talk = chat === undefined ? null : { chat, messages, onOlder: hasNextPage ? older : null, loadingOlder: isFetchingNextPage }
  return { talk, error, retry: () => void refetch() }
}
