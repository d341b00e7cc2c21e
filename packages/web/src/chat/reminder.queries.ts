import { type ChatReminder, reminderContract } from '@dreiklang/domain/chat/reminder.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

/** What the person wants to be reminded of, in every chat. */
export const remindersQuery = queryOptions({
  queryKey: ['chat', 'reminders'],
  queryFn: ({ signal }) => call(reminderContract.reminders, { signal, background: true }),
})

function useReminderChange<Input>(change: (input: Input) => Promise<ChatReminder[]>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (all) => queryClient.setQueryData(remindersQuery.queryKey, all),
    // Also after a refusal: it may have rung meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: remindersQuery.queryKey }),
  })
}

export const useKeepReminder = () =>
  useReminderChange((body: { id: string; chatId: string; nr: number; at: string }) => call(reminderContract.keepReminder, { body }))

export const useRemoveReminder = () => useReminderChange((id: string) => call(reminderContract.removeReminder, { query: { id } }))
