import { klientContract, type KlientAngaben, type klientZeile } from '@dreiklang/domain/klient/klient.contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'

/** A line of the search: who it is, not more. */
export type KlientTreffer = z.infer<typeof klientZeile>

export function klientQuery(klientId: string) {
  return queryOptions({
    queryKey: ['klient', 'akte', klientId],
    queryFn: ({ signal }) => call(klientContract.read, { params: { klientId }, signal }),
  })
}

/** The list in pages, by keyset: a Klient who is taken in meanwhile moves no other out of sight. */
export function klientenQuery(suche: string) {
  return infiniteQueryOptions({
    queryKey: ['klient', 'liste', suche],
    queryFn: ({ pageParam, signal }) =>
      call(klientContract.search, {
        query: { ...(suche === '' ? {} : { suche }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    placeholderData: keepPreviousData,
  })
}

/** Searches while somebody types. */
export async function sucheKlienten(suche: string, signal: AbortSignal): Promise<readonly KlientTreffer[]> {
  const { klienten } = await call(klientContract.search, { query: { suche, limit: 20 }, signal, background: true })
  return klienten
}

function useKlientGeaendert() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: ['klient'] })
}

/** `schluessel`: one key for all attempts of one form, so that a second press does nothing twice. */
export function useNimmKlientAuf() {
  const geaendert = useKlientGeaendert()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: KlientAngaben; schluessel: string }) =>
      call(klientContract.create, { body: angaben, idempotencyKey: schluessel }),
    onSuccess: geaendert,
  })
}

export function useAendereKlient(klientId: string) {
  const geaendert = useKlientGeaendert()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: z.input<typeof klientContract.update.body>; schluessel: string }) =>
      call(klientContract.update, { params: { klientId }, body: angaben, idempotencyKey: schluessel }),
    onSuccess: geaendert,
  })
}

export function useTrageApothekenwahlEin(klientId: string) {
  const geaendert = useKlientGeaendert()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: z.input<typeof klientContract.chooseApotheke.body>; schluessel: string }) =>
      call(klientContract.chooseApotheke, { params: { klientId }, body: angaben, idempotencyKey: schluessel }),
    onSuccess: geaendert,
  })
}

export function useTrageEinwilligungEin(klientId: string) {
  const geaendert = useKlientGeaendert()
  return useMutation({
    mutationFn: ({ angaben, schluessel }: { angaben: z.input<typeof klientContract.addEinwilligung.body>; schluessel: string }) =>
      call(klientContract.addEinwilligung, { params: { klientId }, body: angaben, idempotencyKey: schluessel }),
    onSuccess: geaendert,
  })
}

export function useWiderrufeEinwilligung(klientId: string) {
  const geaendert = useKlientGeaendert()
  return useMutation({
    mutationFn: ({ einwilligungId, schluessel }: { einwilligungId: string; schluessel: string }) =>
      call(klientContract.withdrawEinwilligung, { params: { klientId, einwilligungId }, idempotencyKey: schluessel }),
    onSuccess: geaendert,
  })
}
