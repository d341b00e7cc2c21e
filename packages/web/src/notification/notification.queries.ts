import type { MitteilungArt } from '@dreiklang/domain/notification/notification'
import {
  type Mitteilung,
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
export function entriesQuery(art: MitteilungArt, language: Language) {
  const { list } = art === 'message' ? messageContract : notificationContract
  return queryOptions({
    queryKey: [...everyEntry(art), language],
    queryFn: ({ signal }) => call(list, { signal, background: true }),
    placeholderData: keepPreviousData,
    // The server calls when something is new.
    staleTime: 60_000,
  })
}

export const prefetchMessages = (queryClient: QueryClient) => queryClient.prefetchQuery(entriesQuery('message', currentLanguage()))
export const prefetchNotifications = (queryClient: QueryClient) =>
  queryClient.prefetchQuery(entriesQuery('notification', currentLanguage()))

export const unreadCount = (entries: readonly Mitteilung[] | undefined): number => entries?.filter(({ read }) => !read).length ?? 0

export function useEntryChanges(art: MitteilungArt) {
  const queryClient = useQueryClient()
  const { queryKey } = entriesQuery(art, useLanguage())
  const keep = (change: (entries: Mitteilung[]) => Mitteilung[]) =>
    queryClient.setQueryData<Mitteilung[]>(queryKey, (entries) => (entries === undefined ? undefined : change(entries)))

  return {
    toggle: useMutation({
      mutationFn: ({ id, read }: Pick<Mitteilung, 'id' | 'read'>) =>
        art === 'message'
          ? call(messageContract.toggleReadStatus, { body: { message: { id, read } } })
          : call(notificationContract.toggleReadStatus, { body: { notification: { id, read } } }),
      onSuccess: (answer) => keep((entries) => entries.map((entry) => (entry.id === answer.id ? answer : entry))),
    }),
    remove: useMutation({
      mutationFn: (id: string) => call(art === 'message' ? messageContract.remove : notificationContract.remove, { query: { id } }),
      onSuccess: (_gone, id) => keep((entries) => entries.filter((entry) => entry.id !== id)),
    }),
    markAll: useMutation({
      mutationFn: () => call(art === 'message' ? messageContract.markAllAsRead : notificationContract.markAllAsRead),
      onSuccess: () => keep((entries) => entries.map((entry) => ({ ...entry, read: true, seen: true }))),
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
