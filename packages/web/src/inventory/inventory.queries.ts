import { type Product, type ProductInput, inventoryContract } from '@dreiklang/domain/inventory/inventory.contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['inventory'] as const

export const inventoryQuery = queryOptions({ queryKey: room, queryFn: ({ signal }) => call(inventoryContract.list, { signal }) })

/** The list follows what colleagues change. */
export function useLiveInventory(): void {
  const queryClient = useQueryClient()
  useSignal('inventory', () => void queryClient.invalidateQueries({ queryKey: room }))
}

function useInventoryChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  // Also after a refusal: the list then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries({ queryKey: room }) })
}

interface Saving {
  /** Null: a new one. */
  product: Product | null
  input: ProductInput
  key: string
}

export const useSaveProduct = () =>
  useInventoryChange(({ product, input, key }: Saving) =>
    product === null
      ? call(inventoryContract.create, { body: input, idempotencyKey: key })
      : call(inventoryContract.update, {
          params: { productId: product.id },
          body: { ...input, version: product.version },
          idempotencyKey: key,
        }),
  )

export const useRemoveProduct = () => useInventoryChange((productId: string) => call(inventoryContract.remove, { params: { productId } }))
