import type { RechtstextEntwurf } from '@dreiklang/domain/rechtstexte/rechtstexte'
import type { RechtstextArt } from '@dreiklang/domain/rechtstexte/rechtstextArten'
import { rechtstexteContract } from '@dreiklang/domain/rechtstexte/rechtstexte.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'

/** @param nr null for the version that holds today */
export const rechtstextQuery = (art: RechtstextArt, nr: number | null) =>
  queryOptions({
    queryKey: ['rechtstexte', 'text', art, nr],
    queryFn: ({ signal }) => call(rechtstexteContract.read, { params: { art }, query: nr === null ? {} : { nr }, signal }),
  })

export const standQuery = queryOptions({
  queryKey: ['rechtstexte', 'stand'],
  queryFn: ({ signal }) => call(rechtstexteContract.stand, { signal }),
  select: ({ texte }) => texte,
})

/** Not refreshed while someone writes: the server says when another was faster. */
export const entwurfQuery = (art: RechtstextArt) =>
  queryOptions({
    queryKey: ['rechtstextEntwurf', art],
    queryFn: ({ signal }) => call(rechtstexteContract.readEntwurf, { params: { art }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

export function useSaveEntwurf(art: RechtstextArt) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: RechtstextEntwurf & { version: number }) => call(rechtstexteContract.saveEntwurf, { params: { art }, body }),
    onSuccess: ({ version, luecken }, sent) =>
      queryClient.setQueryData(entwurfQuery(art).queryKey, (alt) => (alt === undefined ? alt : { ...alt, ...sent, version, luecken })),
  })
}

export function usePublish(art: RechtstextArt) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ schluessel, ...body }: { version: number; gueltigAb: string; schluessel: string }) =>
      call(rechtstexteContract.publish, { params: { art }, body, idempotencyKey: schluessel }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['rechtstexte'] }),
        queryClient.invalidateQueries({ queryKey: entwurfQuery(art).queryKey }),
      ]),
  })
}
