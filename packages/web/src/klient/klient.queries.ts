import { klientContract, type KlientAngaben, type klientListRow } from '@dreiklang/domain/klient/klient.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'

export type KlientHit = z.infer<typeof klientListRow>

export function klientQuery(klientId: string) {
  return queryOptions({
    queryKey: ['klient', 'akte', klientId],
    queryFn: ({ signal }) => call(klientContract.read, { params: { klientId }, signal }),
  })
}

export async function searchKlienten(suche: string, signal: AbortSignal): Promise<readonly KlientHit[]> {
  const { klienten } = await call(klientContract.search, { query: { suche, limit: 20 }, signal, background: true })
  return klienten
}

export function useKlientChanged() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['klient'] })
}

/** `schluessel`: one key for all attempts of a form, so that a second press does nothing twice. */
export function useAdmitKlient() {
  const changed = useKlientChanged()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: KlientAngaben; schluessel: string }) =>
      call(klientContract.create, { body: angaben, idempotencyKey: schluessel }),
    onSuccess: changed,
  })
}
