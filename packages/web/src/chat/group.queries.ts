import { type Chat } from '@dreiklang/domain/chat/chat.contract'
import { groupContract } from '@dreiklang/domain/chat/group.contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { chatQuery, readChatsAnew } from './chat.queries.ts'

export function useCreateGroup() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: { id: string; title: string; memberIds: string[] }) => call(groupContract.createGroup, { body }),
    onSuccess: (chat) => {
      queryClient.setQueryData(chatQuery(chat.id).queryKey, { pages: [chat], pageParams: [null] })
      void readChatsAnew(queryClient, chat.id)
    },
  })
}

function useGroupChange<Input>(chatId: string, change: (input: Input) => Promise<Chat>) {
  const queryClient = useQueryClient()
  // Also after a refusal: the group is another one by now.
  return useMutation({ mutationFn: change, onSettled: () => readChatsAnew(queryClient, chatId) })
}

export const useRenameGroup = (chatId: string) =>
  useGroupChange(chatId, (title: string) => call(groupContract.renameGroup, { body: { chatId, title } }))

export const useAddToGroup = (chatId: string) =>
  useGroupChange(chatId, (added: { memberIds: string[]; earlier: boolean }) =>
    call(groupContract.addToGroup, { body: { chatId, ...added } }),
  )

export function useRemoveFromGroup(chatId: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ personId }: { personId: string; isLeaving: boolean }) =>
      call(groupContract.removeFromGroup, { query: { chatId, personId } }),
    // Who has left cannot read it any more.
    onSuccess: (_done, { isLeaving }) =>
      isLeaving ? queryClient.invalidateQueries({ queryKey: ['chat', 'list'] }) : readChatsAnew(queryClient, chatId),
  })
}
