import { type Shortcut, type ShortcutAngaben, shortcutContract } from '@dreiklang/domain/shortcut/shortcut.contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { type Language, currentLanguage } from '../shared/i18n.ts'

/** The usual ones of a role come in the language of the screen. */
export function shortcutsQuery(language: Language) {
  return queryOptions({
    queryKey: ['shortcut', 'list', language],
    queryFn: ({ signal }) => call(shortcutContract.list, { signal, background: true }),
    staleTime: 300_000,
  })
}

export const prefetchShortcuts = (queryClient: QueryClient) => queryClient.prefetchQuery(shortcutsQuery(currentLanguage()))

/** The list of this screen follows each answer; other screens are told by the server. */
function useList() {
  const queryClient = useQueryClient()
  const { queryKey } = shortcutsQuery(currentLanguage())
  return {
    get: () => queryClient.getQueryData(queryKey) ?? [],
    set: (change: (before: readonly Shortcut[]) => Shortcut[]) => queryClient.setQueryData(queryKey, (before = []) => change(before)),
    readAgain: () => queryClient.invalidateQueries({ queryKey: ['shortcut'] }),
  }
}

export function useSaveShortcut() {
  const { set } = useList()
  return useMutation({
    mutationFn: ({ id, shortcut }: { id: string | null; shortcut: ShortcutAngaben }) =>
      id === null ? call(shortcutContract.create, { body: { shortcut } }) : call(shortcutContract.update, { body: { id, shortcut } }),
    onSuccess: (saved, { id }) =>
      set((before) => (id === null ? [...before, saved] : before.map((shortcut) => (shortcut.id === id ? saved : shortcut)))),
  })
}

export function useRemoveShortcut() {
  const { set } = useList()
  return useMutation({
    mutationFn: (id: string) => call(shortcutContract.remove, { query: { id } }),
    onSuccess: (_true, id) => set((before) => before.filter((shortcut) => shortcut.id !== id)),
  })
}

/** Shown immediately; when the server refuses, the list is reloaded. */
export function useSortShortcuts() {
  const { get, set, readAgain } = useList()
  return useMutation({
    mutationFn: (ids: string[]) => call(shortcutContract.sort, { body: { ids } }),
    // Serialised, or the last press might not win.
    scope: { id: 'shortcut.sort' },
    onMutate: (ids) => {
      const byId = new Map(get().map((shortcut) => [shortcut.id, shortcut]))
      set(() => ids.flatMap((id) => byId.get(id) ?? []))
    },
    onError: readAgain,
  })
}
