import { type LaterMessage, laterContract } from '@dreiklang/domain/chat/later.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

/** What the person has written here and is still to be sent, or could not be. */
export const laterQuery = (chatId: string) =>
  queryOptions({
    queryKey: ['chat', 'later', chatId],
    queryFn: ({ signal }) => call(laterContract.later, { query: { id: chatId }, signal, background: true }),
  })

function useLaterChange<Input>(chatId: string, change: (input: Input) => Promise<LaterMessage[]>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (all) => queryClient.setQueryData(laterQuery(chatId).queryKey, all),
    // Also after a refusal: it may have been sent meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: laterQuery(chatId).queryKey }),
  })
}

export const useKeepLater = (chatId: string) =>
  useLaterChange(chatId, (message: { id: string; value: string; sendAt: string }) =>
    call(laterContract.keepLater, { body: { chatId, ...message } }),
  )

export const useRemoveLater = (chatId: string) =>
  useLaterChange(chatId, (id: string) => call(laterContract.removeLater, { query: { chatId, id } }))
