import { type MitteilungArt, seitenlaenge } from '@dreiklang/domain/notification/notification'
import {
  type Mitteilung,
  type Mitteilungsseite,
  type NotificationSettings,
  messageContract,
  notificationContract,
  notificationSettingsContract,
} from '@dreiklang/domain/notification/notification.contract'
import { type QueryClient, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { readQuery } from '../shared/readQuery.ts'
import { type Language, currentLanguage, useLanguage } from '../shared/i18n.ts'

export type { Mitteilung, MitteilungArt }

export const everyEntry = (art: MitteilungArt) => ['notification', art] as const

/** Sentences come from the server in the language of the screen, so each language is an answer of its own. */
export function entriesQuery(art: MitteilungArt, language: Language, limit = seitenlaenge) {
  return queryOptions({
    queryKey: [...everyEntry(art), language, limit],
    queryFn: ({ signal }) =>
      call(art === 'message' ? messageContract.page : notificationContract.page, { query: { limit }, signal, background: true }),
    placeholderData: keepPreviousData,
    // The server calls when something is new.
    staleTime: 60_000,
  })
}

export const prefetchMessages = (queryClient: QueryClient) => queryClient.prefetchQuery(entriesQuery('message', currentLanguage()))
export const prefetchNotifications = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(entriesQuery('notification', currentLanguage()))

export function useEntryChanges(art: MitteilungArt) {
  const queryClient = useQueryClient()
  const queryKey = [...everyEntry(art), useLanguage()]
  /** In the page of the header and in the longer one of the list. Null: removed. */
  function keep(id: string, entry: Mitteilung | null): void {
    const pages = queryClient.getQueriesData<Mitteilungsseite>({ queryKey }).flatMap(([, page]) => page ?? [])
    const before = pages.flatMap(({ entries }) => entries).find((one) => one.id === id)
    const more = Number(entry?.read === false) - Number(before?.read === false)
    queryClient.setQueriesData<Mitteilungsseite>(
      { queryKey },
      (page) =>
        page && {
          entries: page.entries.flatMap((one) => (one.id === id ? (entry ?? []) : one)),
          unread: page.unread + more,
          total: entry === null ? page.total - 1 : page.total,
        },
    )
  }
  const readAll = (page: Mitteilungsseite): Mitteilungsseite => ({
    ...page,
    entries: page.entries.map((entry) => ({ ...entry, read: true, seen: true })),
    unread: 0,
  })

  return {
    toggle: useMutation({
      mutationFn: ({ id, read }: Pick<Mitteilung, 'id' | 'read'>) =>
        art === 'message'
          ? call(messageContract.toggleReadStatus, { body: { message: { id, read } } })
          : call(notificationContract.toggleReadStatus, { body: { notification: { id, read } } }),
      onSuccess: (answer) => keep(answer.id, answer),
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(art === 'message' ? messageContract.remove : notificationContract.remove, { query: { id } }),
      onSuccess: (_gone, id) => keep(id, null),
    }),
    markAll: useMutation({
      mutationFn: () => call(art === 'message' ? messageContract.markAllAsRead : notificationContract.markAllAsRead),
      onSuccess: () => queryClient.setQueriesData<Mitteilungsseite>({ queryKey }, (page) => page && readAll(page)),
    }),
  }
}

const wishesKey = ['notification', 'settings'] as const

export const wishesQuery = readQuery(wishesKey, notificationSettingsContract.read)

export function useChangeWish() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (themen: { id: NotificationSettings['themen'][number]['id']; inApp?: boolean; email?: boolean; push?: boolean }[]) =>
      call(notificationSettingsContract.update, { body: { themen } }),
    onSuccess: (answer) => queryClient.setQueryData(wishesKey, answer),
  })
}
