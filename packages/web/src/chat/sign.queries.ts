import type { Sign } from '@dreiklang/domain/chat/chat'
import { chatContract } from '@dreiklang/domain/chat/chat.contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { toastError } from '../ui/toast.tsx'

/** Of the lines from a number on; those that are loaded. */
export const signsQuery = (chatId: string, from: number) =>
  queryOptions({
    queryKey: ['chat', 'signs', chatId, from],
    queryFn: ({ signal }) => call(chatContract.signs, { query: { id: chatId, from }, signal, background: true }),
    placeholderData: keepPreviousData,
  })

interface Change {
  nr: number
  sign: Sign
  isSet: boolean
}

export function useChangeSign(chatId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ nr, sign, isSet }: Change) =>
      isSet ? call(chatContract.removeSign, { query: { chatId, nr, sign } }) : call(chatContract.setSign, { body: { chatId, nr, sign } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['chat', 'signs', chatId] }),
    onError: toastError,
  })
}
