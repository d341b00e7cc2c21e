import { type Chat, type ChatMessage, chatContract, chatsPerPage } from '@dreiklang/domain/chat/chat.contract'
import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'

interface Chats {
  chats: readonly Chat[]
  hasOlder: boolean
}

/** `search` narrows it down to people, organisations and numbers of orders; '' is all. */
export function chatsQuery(pages = 1, search = '') {
  return queryOptions({
    queryKey: ['chat', 'list', pages, search],
    queryFn: async ({ signal }): Promise<Chats> => {
      const found = new Map<string, Chat>()
      let before: string | undefined
      for (let page = 1; page <= pages; page += 1) {
        const query = { ...(before !== undefined && { before }), ...(search !== '' && { suche: search }) }
        const chats = await call(chatContract.list, { query, signal, background: true })
        for (const chat of chats) found.set(chat.id, chat)
        before = chats[chatsPerPage - 1]?.id
        if (before === undefined) break
      }
      const newestFirst = (a: Chat, b: Chat) => (b.lastMessageAt ?? '').localeCompare(a.lastMessageAt ?? '')
      return { chats: [...found.values()].toSorted(newestFirst), hasOlder: before !== undefined }
    },
  })
}

export async function prefetchChats(queryClient: QueryClient): Promise<void> {
  await queryClient.prefetchQuery(chatsQuery())
}

/** Of a muted chat only what names oneself. */
export function unreadIn(data: Chats | undefined): number {
  return (data?.chats ?? []).reduce((sum, { muted, unreadCount, mentionCount }) => sum + (muted ? mentionCount : unreadCount), 0)
}

export function chatQuery(chatId: string) {
  return infiniteQueryOptions({
    queryKey: ['chat', 'one', chatId],
    queryFn: ({ pageParam, signal }) =>
      call(chatContract.read, { query: { id: chatId, ...(pageParam === null ? {} : { before: pageParam }) }, signal, background: true }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ hasOlder, messages }: Chat) => (hasOlder ? messages[0]?.nr : undefined),
  })
}

/** Reads the list again and one chat, or with null all of them. */
export async function readChatsAnew(queryClient: QueryClient, chatId: string | null): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['chat', 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['chat', 'reminders'] }),
    ...['made', 'signs', 'later'].map((what) =>
      queryClient.invalidateQueries({ queryKey: ['chat', what, ...(chatId === null ? [] : [chatId])] }),
    ),
    queryClient.invalidateQueries({ queryKey: chatId === null ? ['chat', 'one'] : ['chat', 'one', chatId] }),
  ])
}

export function useStartChat() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof chatContract.start.body>) => call(chatContract.start, { body }),
    onSuccess: (chat) => queryClient.setQueryData(chatQuery(chat.id).queryKey, { pages: [chat], pageParams: [null] }),
  })
}

export function useMuteChat(chatId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (muted: boolean) => call(chatContract.update, { body: { id: chatId, chat: { muted } } }),
    onSuccess: () => readChatsAnew(queryClient, chatId),
  })
}

export function useMarkRead(chatId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (messageId: string) => call(chatContract.markRead, { body: { chatId, messageId }, background: true }),
    onSuccess: () => readChatsAnew(queryClient, chatId),
  })
}

export async function sendMessage(body: z.input<typeof chatContract.send.body>): Promise<ChatMessage> {
  return call(chatContract.send, { body, background: true })
}

/** Adds a message that was just sent to its chat, so that it does not vanish until the next load. */
export function showSent(queryClient: QueryClient, message: ChatMessage): void {
  queryClient.setQueryData<InfiniteData<Chat, number | null>>(chatQuery(message.chatId).queryKey, (data) => {
    const [newest, ...older] = data?.pages ?? []
    if (data === undefined || newest === undefined || newest.messages.some(({ id }) => id === message.id)) return data
    return { ...data, pages: [{ ...newest, messages: [...newest.messages, message] }, ...older] }
  })
  void readChatsAnew(queryClient, message.chatId)
}
