import { type LoeschAnsicht, loeschungContract } from '@dreiklang/domain/klient/loeschung.contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

export const loeschungenQuery = (ansicht: LoeschAnsicht) =>
  infiniteQueryOptions({
    queryKey: ['klient', 'loeschungen', ansicht],
    queryFn: ({ pageParam, signal }) =>
      call(loeschungContract.list, { query: { ansicht, ...(pageParam === null ? {} : { cursor: pageParam }) }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
  })

export const loeschungQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['klient', 'loeschung', klientId],
    queryFn: ({ signal }) => call(loeschungContract.read, { params: { klientId }, signal }),
  })

export function useLoeschungLive(): void {
  const client = useQueryClient()
  useSignal('klient', () => {
    for (const part of ['loeschung', 'loeschungen']) void client.invalidateQueries({ queryKey: ['klient', part] })
  })
}

export function useLoeschTaten(klientId: string) {
  const client = useQueryClient()
  const after = () => client.invalidateQueries({ queryKey: ['klient'] })
  const withGrund =
    (what: (typeof loeschungContract)['restrict' | 'lift' | 'request' | 'withdraw']) =>
    async (grund: string, idempotencyKey: string): Promise<void> => {
      await call(what, { params: { klientId }, body: { grund }, idempotencyKey })
      await after()
    }
  const { restrict, lift, request, withdraw } = loeschungContract
  return {
    sperre: withGrund(restrict),
    hebeAuf: withGrund(lift),
    beantrage: withGrund(request),
    nimmZurueck: withGrund(withdraw),
  }
}

export function useConfirmLoeschung(klientId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (idempotencyKey: string) => call(loeschungContract.confirm, { params: { klientId }, idempotencyKey }),
    onSuccess: () => {
      // Forgets what was erased here as well, without asking for it again.
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'klient' && queryKey.includes(klientId) })
      return client.invalidateQueries({ queryKey: ['klient'] })
    },
  })
}
