import { helpContract as c } from '@dreiklang/domain/help/help.contract'
import { mailboxContract } from '@dreiklang/domain/mailbox/mailbox.contract'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { currentLanguage } from '../shared/i18n.ts'
import { newIdempotencyKey } from '../shared/idempotencyKey.ts'

/** The server answers in the language of the screen, so each is cached for itself. */
const room = () => ['help', currentLanguage()] as const

export const guidesQuery = () => queryOptions({ queryKey: [...room(), 'guides'], queryFn: ({ signal }) => call(c.guides, { signal }) })
export const categoryQuery = (slug: string) =>
  queryOptions({ queryKey: [...room(), 'guides', slug], queryFn: ({ signal }) => call(c.guides, { query: { slug }, signal }) })
export const faqsQuery = () => queryOptions({ queryKey: [...room(), 'faqs'], queryFn: ({ signal }) => call(c.faqs, { signal }) })
export const changesQuery = () => queryOptions({ queryKey: [...room(), 'changes'], queryFn: ({ signal }) => call(c.changes, { signal }) })
export const headsQuery = () => queryOptions({ queryKey: ['help', 'heads'], queryFn: ({ signal }) => call(c.heads, { signal }) })

export interface GuideName {
  categorySlug: string
  guideSlug: string
}

export const readingQuery = (name: GuideName) =>
  queryOptions({ queryKey: [...room(), 'reading', name], queryFn: ({ signal }) => call(c.reading, { query: name, signal }) })
export const screenQuery = (path: string) =>
  queryOptions({ queryKey: [...room(), 'screen', path], queryFn: ({ signal }) => call(c.ofScreen, { query: { path }, signal }) })
export const searchQuery = (query: string) =>
  queryOptions({
    queryKey: [...room(), 'search', query],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(c.search, { query: { query }, signal, background: true }),
  })

export function useVote(name: GuideName) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (helpful: boolean) => call(c.vote, { body: { ...name, helpful } }),
    onSuccess: (votes) =>
      queryClient.setQueryData(readingQuery(name).queryKey, (before) => (before === undefined ? before : { ...before, votes })),
  })
}

/** A draft in the own mailbox; its id opens it there. */
export const useAskHeads = () =>
  useMutation({
    mutationFn: async ({ to, subject }: { to: readonly string[]; subject: string }): Promise<string> => {
      const id = newIdempotencyKey()
      await call(mailboxContract.createDraft, { body: { id, draft: { to: [...to], cc: [], bcc: [], subject, content: '' } } })
      return id
    },
  })
