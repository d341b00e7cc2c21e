/** What is asked only where the chat is open. */
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { readChatsAnew } from './chat.queries.ts'

export function contactsQuery() {
  return queryOptions({
    queryKey: ['chat', 'contacts'],
    queryFn: ({ signal }) => call(chatContract.contacts, { signal }),
  })
}

export const contactQuery = (contactId: string) =>
  queryOptions({
    queryKey: ['chat', 'contact', contactId],
    queryFn: ({ signal }) => call(chatContract.contact, { query: { id: contactId }, signal }),
  })

export function sidesQuery(bestellungId: string) {
  return queryOptions({
    queryKey: ['chat', 'sides', bestellungId],
    queryFn: ({ signal }) => call(chatContract.sides, { query: { bestellungId }, signal, background: true }),
  })
}

export function useEditMessage(chatId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, value }: { id: string; value: string }) => call(chatContract.edit, { body: { id, chatId, value } }),
    // Also after a refusal: somebody has read it meanwhile, and the log then says so.
    onSettled: () => readChatsAnew(queryClient, chatId),
  })
}

export function useWithdrawMessage(chatId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(chatContract.withdraw, { query: { id, chatId } }),
    onSettled: () => readChatsAnew(queryClient, chatId),
  })
}

export async function keepDraft(chatId: string, draft: string): Promise<void> {
  await call(chatContract.update, { body: { id: chatId, chat: { draft } }, background: true })
}
