import { klientContract } from '@dreiklang/domain/klient/klient.contract'
import { hoechstensJeImport } from '@dreiklang/domain/kontakt/kontakt'
import {
  type EigeneKontakte,
  type ImportZeile,
  type Kontakt,
  type KontaktAngaben,
  kontaktContract,
} from '@dreiklang/domain/kontakt/kontakt.contract'
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { call, callRaw } from '../shared/apiClient.ts'
import { useZuruf } from '../shared/zuruf.ts'

const raum = ['kontakt'] as const

/** All of them: searching, filtering and sending them out happens here, at once and without the server. */
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

/** One contact by an address that may be old: it leads to the one that a merge has left. */
export const kontaktQuery = (id: string) =>
  queryOptions({ queryKey: [...raum, 'einer', id], queryFn: ({ signal }) => call(kontaktContract.read, { query: { id }, signal }) })

/** The Klienten whom the person may see, page by page until the last; read anew whenever the room of Klienten reads its own anew. */
export const klientenQuery = queryOptions({
  queryKey: ['klient', 'verzeichnis'],
  queryFn: async ({ signal }) => {
    const alle = []
    let cursor: string | null = null
    do {
      const seite: Awaited<ReturnType<typeof leseSeite>> = await leseSeite(cursor, signal)
      alle.push(...seite.klienten)
      cursor = seite.cursor
    } while (cursor !== null)
    return alle
  },
})

const leseSeite = (cursor: string | null, signal: AbortSignal) =>
  call(klientContract.search, { query: { limit: 100, ...(cursor === null ? {} : { cursor }) }, signal })

/** Reads anew what colleagues have changed. */
export function useLebendeKontakte(): void {
  const queryClient = useQueryClient()
  useZuruf('kontakt', () => void queryClient.invalidateQueries({ queryKey: raum }))
}

/** The answer is the truth for this screen at once; the list is read anew behind it. */
function uebernimm(queryClient: QueryClient, kontakt: Kontakt): void {
  queryClient.setQueryData(kontakteQuery.queryKey, (alle) =>
    alle === undefined ? undefined : [...alle.filter(({ id }) => id !== kontakt.id), kontakt],
  )
  void queryClient.invalidateQueries({ queryKey: raum })
}

function useKontaktAenderung<Eingabe>(aendere: (eingabe: Eingabe) => Promise<Kontakt>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: aendere, onSuccess: (kontakt) => uebernimm(queryClient, kontakt) })
}

/** `id` is made by the form: sent twice, it is one contact. */
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

export function useLoesche() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(kontaktContract.remove, { query: { id } }),
    onSuccess: (_weg, id) => {
      queryClient.setQueryData(kontakteQuery.queryKey, (alle) => alle?.filter((einer) => einer.id !== id))
      void queryClient.invalidateQueries({ queryKey: raum })
    },
  })
}
export const useHoleZurueck = () => useKontaktAenderung((id: string) => call(kontaktContract.restore, { body: { id } }))

/** Anything else: all of the room is read anew. */
function useRaumAenderung<Eingabe, Antwort>(aendere: (eingabe: Eingabe) => Promise<Antwort>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: aendere, onSuccess: () => queryClient.invalidateQueries({ queryKey: raum }) })
}
export const useNeuesTag = () => useRaumAenderung((title: string) => call(kontaktContract.createTag, { body: { tag: { title } } }))
export const useBenenneTag = () =>
  useRaumAenderung(({ id, title }: { id: string; title: string }) => call(kontaktContract.updateTag, { body: { id, tag: { title } } }))
export const useLoescheTag = () => useRaumAenderung((id: string) => call(kontaktContract.removeTag, { query: { id } }))

function useEigeneAenderung<Eingabe>(aendere: (eingabe: Eingabe) => Promise<EigeneKontakte>) {
  const queryClient = useQueryClient()
  return useMutation({ mutationFn: aendere, onSuccess: (eigene) => queryClient.setQueryData(eigeneQuery.queryKey, eigene) })
}
export const useMerkeFavorit = () =>
  useEigeneAenderung((body: { id: string; favourite: boolean }) => call(kontaktContract.favourite, { body }))
export const useBenutzt = () => useEigeneAenderung((id: string) => call(kontaktContract.used, { body: { id } }))

/** A picture behind the session: an `img` alone could not show its token. Null while there is none. */
export function useFoto({ id, avatar }: Pick<Kontakt, 'id' | 'avatar'>): string | null {
  const { data } = useQuery({
    queryKey: ['kontaktfoto', avatar],
    queryFn: async ({ signal }) =>
      (await callRaw(kontaktContract.readAvatar, { params: { kontaktId: id }, signal, background: true })).blob(),
    enabled: avatar !== null,
    staleTime: Infinity,
  })
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (data === undefined || avatar === null) return
    const gemacht = URL.createObjectURL(data)
    setUrl(gemacht)
    return () => {
      URL.revokeObjectURL(gemacht)
      setUrl(null)
    }
  }, [data, avatar])
  return url
}

/** `schluessel`: one key for all attempts, so that a second press does nothing twice. */
export const useFuehreZusammen = () =>
  useRaumAenderung(({ body, schluessel }: { body: z.input<typeof kontaktContract.merge.body>; schluessel: string }) =>
    call(kontaktContract.merge, { body, idempotencyKey: schluessel }),
  )
/** @param id the one that went */
export const useTrenne = () => useRaumAenderung((id: string) => call(kontaktContract.undoMerge, { body: { id } }))

/** In portions; each has a key of its own made from the import, so that pressing again after a cut goes on where it stopped. */
export const useImportiere = () =>
  useRaumAenderung(async ({ id, zeilen }: { id: string; zeilen: readonly ImportZeile[] }) => {
    let count = 0
    for (let ab = 0; ab < zeilen.length; ab += hoechstensJeImport) {
      const contacts = zeilen.slice(ab, ab + hoechstensJeImport)
      const antwort = await call(kontaktContract.import, { body: { id, contacts }, idempotencyKey: `${id}-${ab}` })
      count += antwort.count
    }
    return count
  })
export const useNimmImportZurueck = () => useRaumAenderung((id: string) => call(kontaktContract.undoImport, { query: { id } }))
