import { hoechstensJeImport } from '@dreiklang/domain/kontakt/kontakt'
import { type ImportAuftrag, type Kontakt, type KontaktAngaben, kontaktContract } from '@dreiklang/domain/kontakt/kontakt.contract'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, callRaw } from '../shared/apiClient.ts'
import { useObjectUrl } from '../shared/objectUrl.ts'
import { useZuruf } from '../shared/zuruf.ts'

const raum = ['kontakt'] as const

/** All of them with their notes, for finding doubles and for the comparison of an import; the list does without. */
export const kontakteQuery = queryOptions({
  queryKey: [...raum, 'alle'],
  queryFn: ({ signal }) => call(kontaktContract.all, { signal }),
})
export const tagsQuery = queryOptions({ queryKey: [...raum, 'tags'], queryFn: ({ signal }) => call(kontaktContract.tags, { signal }) })
export const eigeneQuery = queryOptions({ queryKey: [...raum, 'eigene'], queryFn: ({ signal }) => call(kontaktContract.own, { signal }) })
export const laenderQuery = (sprache: string) =>
  queryOptions({
    queryKey: ['laender', sprache],
    queryFn: ({ signal }) => call(kontaktContract.countries, { signal, background: true }),
    staleTime: Infinity,
  })

/** One contact by an address that may be old: it leads to the one a merge has kept. */
export const kontaktQuery = (id: string) =>
  queryOptions({ queryKey: [...raum, 'einer', id], queryFn: ({ signal }) => call(kontaktContract.read, { query: { id }, signal }) })

export function useLebendeKontakte(): void {
  const queryClient = useQueryClient()
  useZuruf('kontakt', () => void queryClient.invalidateQueries({ queryKey: raum }))
}

function useKontaktAenderung<Eingabe>(aendere: (eingabe: Eingabe) => Promise<Kontakt>) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: aendere,
    onSuccess: (kontakt) => {
      // The answer is immediately the truth for this screen; the list is reloaded in the background.
      queryClient.setQueryData(kontaktQuery(kontakt.id).queryKey, kontakt)
      void queryClient.invalidateQueries({ queryKey: raum })
    },
  })
}

/** The form creates the `id`: sent twice, it is one contact. */
export const useLegeAn = () =>
  useKontaktAenderung(({ id, contact }: { id: string; contact: KontaktAngaben }) => call(kontaktContract.create, { body: { id, contact } }))
export const useAendere = () =>
  useKontaktAenderung(({ id, version, contact }: { id: string; version: number; contact: KontaktAngaben | { avatar: null } }) =>
    call(kontaktContract.update, { body: { id, contact: { ...contact, version } } }),
  )
export const useSetzeFoto = () =>
  useKontaktAenderung(async ({ id, file }: { id: string; file: Blob }) =>
    call(kontaktContract.setAvatar, { query: { id }, file: { bytes: await file.arrayBuffer(), type: file.type } }),
  )

export const loesche = (id: string) => call(kontaktContract.remove, { query: { id } })
export const holeZurueck = (id: string) => call(kontaktContract.restore, { body: { id } })
export const setzeTags = ({ id, version, tags }: { id: string; version: number; tags: readonly string[] }) =>
  call(kontaktContract.update, { body: { id, contact: { version, tags: [...tags] } } })

export function useLoesche() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: loesche,
    onSuccess: (_weg, id) => {
      queryClient.removeQueries({ queryKey: kontaktQuery(id).queryKey })
      void queryClient.invalidateQueries({ queryKey: raum })
    },
  })
}
export const useHoleZurueck = () => useKontaktAenderung(holeZurueck)

/** Reads all of the room again, after many actions at once. */
export function useLiesNeu(): () => Promise<void> {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: raum })
}

/** Anything else: all of the room is read again. */
function useRaumAenderung<Eingabe, Antwort>(aendere: (eingabe: Eingabe) => Promise<Antwort>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: aendere, onSuccess: () => queryClient.invalidateQueries({ queryKey: raum }) })
}
export const useNeuesTag = () => useRaumAenderung((title: string) => call(kontaktContract.createTag, { body: { tag: { title } } }))
export const useBenenneTag = () =>
  useRaumAenderung(({ id, title }: { id: string; title: string }) => call(kontaktContract.updateTag, { body: { id, tag: { title } } }))
export const useLoescheTag = () => useRaumAenderung((id: string) => call(kontaktContract.removeTag, { query: { id } }))

/** The list says it too. */
export const useMerkeFavorit = () =>
  useRaumAenderung((body: { id: string; favourite: boolean }) => call(kontaktContract.favourite, { body }))
/** Without reloading the list: rows must not move while someone opens one after the other. */
export function useBenutzt() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(kontaktContract.used, { body: { id } }),
    onSuccess: (eigene) => queryClient.setQueryData(eigeneQuery.queryKey, eigene),
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
export const useFuehreZusammen = () =>
  useRaumAenderung(({ body, schluessel }: { body: z.input<typeof kontaktContract.merge.body>; schluessel: string }) =>
    call(kontaktContract.merge, { body, idempotencyKey: schluessel }),
  )
/** @param id the one that went */
export const useTrenne = () => useRaumAenderung((id: string) => call(kontaktContract.undoMerge, { body: { id } }))

/** In batches; each has its own key derived from the import, so that pressing again after a lost connection continues where it stopped. */
export const useImportiere = () =>
  useRaumAenderung(async ({ id, zeilen }: { id: string; zeilen: readonly ImportAuftrag[] }) => {
    const summe = { count: 0, updated: 0, kept: 0 }
    for (let ab = 0; ab < zeilen.length; ab += hoechstensJeImport) {
      const contacts = zeilen.slice(ab, ab + hoechstensJeImport)
      const { count, updated, kept } = await call(kontaktContract.import, { body: { id, contacts }, idempotencyKey: `${id}-${ab}` })
      summe.count += count
      summe.updated += updated
      summe.kept += kept
    }
    return summe
  })
export const useNimmImportZurueck = () => useRaumAenderung((id: string) => call(kontaktContract.undoImport, { query: { id } }))
