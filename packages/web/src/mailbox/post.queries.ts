/** The account at a mail server, and what a mail has that came from there or goes outside. */
import type { MailAccountInput } from '@dreiklang/domain/mailbox/account.contract'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'

const room = ['mailbox'] as const

export const accountQuery = readQuery([...room, 'account'], mailboxContract.account)

/** It never changes. */
export const htmlQuery = (id: string) =>
  queryOptions({
    queryKey: ['mailHtml', id],
    queryFn: ({ signal }) => call(mailboxContract.html, { query: { id }, signal, background: true }),
    staleTime: Infinity,
  })

export const checkAccount = (body: { account: MailAccountInput }) => call(mailboxContract.checkAccount, { body })

function useAccountChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: change, onSettled: () => void queryClient.invalidateQueries({ queryKey: room }) })
}

export const useSaveAccount = () => useAccountChange((body: { account: MailAccountInput }) => call(mailboxContract.saveAccount, { body }))
export const useRemoveAccount = () => useAccountChange(() => call(mailboxContract.removeAccount))
export const useFetchAccount = () => useAccountChange(() => call(mailboxContract.fetchAccount))
export const useRetryPost = () => useAccountChange((id: string) => call(mailboxContract.retry, { body: { id } }))
