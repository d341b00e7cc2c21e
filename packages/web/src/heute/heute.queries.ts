import { heuteContract } from '@dreiklang/domain/heute/heute.contract'
import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { listSchluessel } from '../bestellung/bestellung.queries.ts'
import { useLive } from '../bestellung/components/live.ts'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

/** Keyed under the lists of orders: it is read again with them, so that no number here is older than theirs. */
export const heuteQuery = queryOptions({
  queryKey: [...listSchluessel, 'heute'],
  queryFn: ({ signal }) => call(heuteContract.read, { signal, background: true }),
})

/** Orders by the events of orders, the tour by those of visits and tours. */
export function useHeuteLive(): void {
  const client = useQueryClient()
  const readAgain = () => void client.invalidateQueries({ queryKey: heuteQuery.queryKey })
  useLive(null)
  useSignal('hausbesuch', readAgain)
  useSignal('tour', readAgain)
}
