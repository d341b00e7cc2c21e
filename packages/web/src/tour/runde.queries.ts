import { rundeContract } from '@dreiklang/domain/tour/runde.contract'
import { queryOptions } from '@tanstack/react-query'
import { listSchluessel } from '../bestellung/bestellung.queries.ts'
import { call } from '../shared/apiClient.ts'

/** Keyed under the lists of orders: what happens to an order happens to its bags. Each reading is written down, so none is for the focus of the window. */
export const rundeQuery = queryOptions({
  queryKey: [...listSchluessel, 'runde'],
  queryFn: ({ signal }) => call(rundeContract.round, { signal }),
  staleTime: 2_000,
  refetchOnWindowFocus: false,
})
