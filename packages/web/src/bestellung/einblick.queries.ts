import { einblickContract } from '@dreiklang/domain/bestellung/einblick.contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { einblickKey } from './bestellung.queries.ts'

/** Every load is logged by the nursing service, so it is not refetched whenever the window gets the focus. */
export const einblickQuery = (bestellungId: string) =>
  queryOptions({
    queryKey: einblickKey(bestellungId),
    queryFn: ({ signal }) => call(einblickContract.readKlient, { params: { bestellungId }, signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** What the own practice last prescribed of the products of an order. */
export const lastVerordnungenQuery = (bestellungId: string) =>
  queryOptions({
    queryKey: ['bestellung', 'letzte-verordnungen', bestellungId],
    queryFn: async ({ signal }) => (await call(einblickContract.listLastVerordnungen, { params: { bestellungId }, signal })).verordnungen,
  })
