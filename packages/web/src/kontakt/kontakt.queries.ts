import { maxPerImport } from '@dreiklang/domain/kontakt/kontakt'
import { type ImportAuftrag, type Kontakt, type KontaktAngaben, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, callRaw } from '../shared/apiClient.ts'
import { useObjectUrl } from '../shared/objectUrl.ts'
import { readQuery } from '../shared/readQuery.ts'
import { useSignal } from '../shared/signal.ts'

const raum = ['kontakt'] as const

/** All of them with their notes, for finding doubles and for the comparison of an import; the list does without. */
export const kontakteQuery = readQuery([...raum, 'alle'], kontaktContract.all)
export const tagsQuery = readQuery([...raum, 'tags'], kontaktContract.tags)
export const ownQuery = readQuery([...raum, 'eigene'], kontaktContract.own)
export const laenderQuery = (language: string) =>
  queryOptions({
    queryKey: ['laender', language],
    queryFn: ({ signal }) => call(kontaktContract.countries, { signal, background: true }),
    staleTime: Infinity,
  })

/** One contact by an address that may be old: it leads to the one a merge has kept. */
export const kontaktQuery = (id: string) =>
  queryOptions({ queryKey: [...raum, 'einer', id], queryFn: ({ signal }) => call(kontaktContract.read, { query: { id }, signal }) })

export function useLivingKontakte(): void {
  const queryClient = useQueryClient()
  useSignal('kontakt', () => void queryClient.invalidateQueries({ queryKey: raum }))
}

function useKontaktChange<Input>(change: (input: Input) => Promise<Kontakt>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (kontakt) => {
      // The answer is immediately the truth for this screen; the list is reloaded in the background.
      queryClient.setQueryData(kontaktQuery(kontakt.id).queryKey, kontakt)
      void queryClient.invalidateQueries({ queryKey: raum })
    },
  })
}

/** The form creates the `id`: sent twice, it is one contact. */
export const useLegeAn = () =>
  useKontaktChange(({ id, contact }: { id: string; contact: KontaktAngaben }) => call(kontaktContract.create, { body: { id, contact } }))
export const useChange = () =>
  useKontaktChange(({ id, version, contact }: { id: string; version: number; contact: KontaktAngaben | { avatar: null } }) =>
    call(kontaktContract.update, { body: { id, contact: { ...contact, version } } }),
  )
export const useSetFoto = () =>
  useKontaktChange(async ({ id, file }: { id: string; file: Blob }) =>
    call(kontaktContract.setAvatar, { query: { id }, file: { bytes: await file.arrayBuffer(), type: file.type } }),
  )

export const deleteKontakt = (id: string) => call(kontaktContract.remove, { query: { id } })
export const restore = (id: string) => call(kontaktContract.restore, { body: { id } })
export const setTags = ({ id, version, tags }: { id: string; version: number; tags: readonly string[] }) =>
  call(kontaktContract.update, { body: { id, contact: { version, tags: [...tags] } } })

export function useDelete() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: deleteKontakt,
    onSuccess: (_weg, id) => {
      queryClient.removeQueries({ queryKey: kontaktQuery(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: raum })
    },
  })
}
export const useRestore = () => useKontaktChange(restore)

export function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: raum })
}

function useRaumChange<Input, Antwort>(change: (input: Input) => Promise<Antwort>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: change, onSuccess: () => queryClient.invalidateQueries({ queryKey: raum }) })
}
export const useNewTag = () => useRaumChange((title: string) => call(kontaktContract.createTag, { body: { tag: { title } } }))
export const useRenameTag = () =>
  useRaumChange(({ id, title }: { id: string; title: string }) => call(kontaktContract.updateTag, { body: { id, tag: { title } } }))
export const useDeleteTag = () => useRaumChange((id: string) => call(kontaktContract.removeTag, { query: { id } }))

export const useRememberFavorit = () =>
  useRaumChange((body: { id: string; favourite: boolean }) => call(kontaktContract.favourite, { body }))
/**
 * Without reloading the list: rows must not move while someone opens one after the other. An answer that comes after a star was set does not
 * take it back: it says what was used last, and nothing else.
 */
export function useBenutzt() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(kontaktContract.used, { body: { id } }),
    onSuccess: ({ recent, ...own }) => queryClient.setQueryData(ownQuery.queryKey, (before) => ({ ...own, ...before, recent })),
  })
}

/** An image behind the session: an `img` alone could not send its token. Null while there is none. */
export function useFoto({ id, avatar }: Pick<Kontakt, 'id' | 'avatar'>): string | null {
  const { data } = useQuery({
    queryKey: ['kontaktfoto', avatar],
    queryFn: async ({ signal }) =>
      (await callRaw(kontaktContract.readAvatar, { params: { kontaktId: id }, signal, background: true })).blob(),
    enabled: avatar !== null,
    staleTime: Infinity,
  })
  return useObjectUrl(avatar === null ? undefined : data)
}

/** `schluessel`: one key for all attempts, so that a second press does nothing twice. */
export const useMerge = () =>
  useRaumChange(({ body, schluessel }: { body: z.input<typeof kontaktContract.merge.body>; schluessel: string }) =>
    call(kontaktContract.merge, { body, idempotencyKey: schluessel }),
  )
/** @param id the one that went */
export const useSplit = () => useRaumChange((id: string) => call(kontaktContract.undoMerge, { body: { id } }))

/** In batches; each has its own key derived from the import, so that pressing again after a lost connection continues where it stopped. */
export const useImport = () =>
  useRaumChange(async ({ id, zeilen }: { id: string; zeilen: readonly ImportAuftrag[] }) => {
    const sum = { count: 0, updated: 0, kept: 0 }
    for (let ab = 0; ab < zeilen.length; ab += maxPerImport) {
      const contacts = zeilen.slice(ab, ab + maxPerImport)
      const { count, updated, kept } = await call(kontaktContract.import, { body: { id, contacts }, idempotencyKey: `${id}-${ab}` })
      sum.count += count
      sum.updated += updated
      sum.kept += kept
    }
    return sum
  })
export const useTakeBackImport = () => useRaumChange((id: string) => call(kontaktContract.undoImport, { query: { id } }))
