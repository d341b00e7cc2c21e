import { type WandelAngaben, wandelContract } from '@dreiklang/domain/klient/wandel.contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { withoutAnlassNie } from './akte.queries.ts'
import { useKlientChanged } from './klient.queries.ts'

/** Asked anew for every dialog: what is planned may have changed a moment ago. Not among what a deed loads again: then it is over. */
export const wandelVorschauQuery = (klientId: string, body: WandelAngaben | null) =>
  queryOptions({
    queryKey: ['klientWandelVorschau', klientId, body],
    queryFn: ({ signal }) => (body === null ? null : call(wandelContract.preview, { params: { klientId }, body, signal })),
    enabled: body !== null,
    staleTime: 0,
    gcTime: 0,
  })

export const wandelQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['klient', 'wandel', klientId],
    queryFn: ({ signal }) => call(wandelContract.list, { params: { klientId }, signal }),
    select: ({ wandel }) => wandel,
    ...withoutAnlassNie,
  })

export function useUndoWandel(klientId: string) {
  const changed = useKlientChanged()
  return useMutation({
    mutationFn: ({ wandelId, idempotencyKey }: { wandelId: string; idempotencyKey: string }) =>
      call(wandelContract.undo, { params: { klientId, wandelId }, idempotencyKey }),
    onSuccess: changed,
  })
}
