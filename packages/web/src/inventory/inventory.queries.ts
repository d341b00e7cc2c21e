import { inventoryContract as c } from '@dreiklang/domain/inventory/inventory.contract'
import type { ProductSort } from '@dreiklang/domain/inventory/inventory'
import type { ProductBody } from '@dreiklang/domain/inventory/product.contract'
import type { ImportRow } from '@dreiklang/domain/inventory/recall.contract'
import type { CountLine, Keeping, OnlyStock } from '@dreiklang/domain/inventory/stock.contract'
import { infiniteQueryOptions, keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { download } from '../shared/download.ts'
import { readQuery } from '../shared/readQuery.ts'
import { useSignal } from '../shared/signal.ts'

const room = ['inventory'] as const

export const categoriesQuery = readQuery([...room, 'categories'], c.categories)
export const brandsQuery = readQuery([...room, 'brands'], c.brands)
export const vendorsQuery = readQuery([...room, 'vendors'], c.vendors)
export const tagsQuery = readQuery([...room, 'tags'], c.tags)
export const locationsQuery = readQuery([...room, 'locations'], c.locations)
export const recallsQuery = readQuery([...room, 'recalls'], c.recalls)
export const proposalQuery = readQuery([...room, 'proposal'], c.proposal)

export interface Shown {
  search: string
  sort: ProductSort
  order: 'asc' | 'desc'
  only: OnlyStock
  page: number
}
export const shownPerPage = 25

export const stockQuery = (shown: Shown) =>
  queryOptions({
    queryKey: [...room, 'stock', shown],
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => call(c.stock, { query: { ...shown, size: shownPerPage }, signal, background: true }),
  })
export const sheetQuery = (id: string) =>
  queryOptions({ queryKey: [...room, 'sheet', id], queryFn: ({ signal }) => call(c.sheet, { query: { id }, signal, background: true }) })
export const locationStockQuery = (id: string) =>
  queryOptions({
    queryKey: [...room, 'location', id],
    queryFn: ({ signal }) => call(c.locationStock, { query: { id }, signal, background: true }),
  })
export const recallQuery = (id: string) =>
  queryOptions({ queryKey: [...room, 'recall', id], queryFn: ({ signal }) => call(c.readRecall, { query: { id }, signal }) })
/** The ledger of a product, the newest first. */
export const ledgerQuery = (productId: string) =>
  infiniteQueryOptions({
    queryKey: [...room, 'ledger', productId],
    initialPageParam: null as number | null,
    queryFn: ({ pageParam, signal }) =>
      call(c.movements, { query: { productId, limit: 10, ...(pageParam !== null && { before: pageParam }) }, signal, background: true }),
    getNextPageParam: ({ before }) => before,
  })

export const findByCode = (code: string) => call(c.scan, { query: { code } })
export const downloadInventory = (fileName: string) => download(c.export, { query: { format: 'csv' }, fileName })

/** The pages follow what colleagues, orders and visits move. */
export function useLiveInventory(): void {
  const queryClient = useQueryClient()
  useSignal('inventory', () => void queryClient.invalidateQueries({ queryKey: room }))
}

function useInventoryChange<Input, Answer>(change: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient()
  // Also after a refusal: the page then shows what stands in the way.
  return useMutation({ mutationFn: change, onSettled: () => queryClient.invalidateQueries({ queryKey: room }) })
}

interface SavedProduct {
  id: string
  /** Null: a new one. */
  version: number | null
  product: ProductBody
  keeping: Partial<Keeping>
}

/** In three steps, each of which may be repeated: the screen makes the id. */
export const useSaveProduct = () =>
  useInventoryChange(async ({ id, version, product, keeping }: SavedProduct) => {
    if (version === null) await call(c.createProduct, { body: { id } })
    await call(c.updateProduct, { body: { id, product, ...(version !== null && { version }) } })
    await call(c.keep, { body: { id, ...keeping } })
  })
export const useRemoveProduct = () => useInventoryChange((id: string) => call(c.removeProduct, { query: { id } }))
export const useMove = () => useInventoryChange((body: z.input<typeof c.move.body>) => call(c.move, { body }))
export const useCount = () =>
  useInventoryChange((body: { id: string; locationId: string; lines: CountLine[]; complete: boolean }) => call(c.count, { body }))
export const useCreateLocation = () => useInventoryChange((body: z.input<typeof c.createLocation.body>) => call(c.createLocation, { body }))
export const useRenameLocation = () => useInventoryChange((body: { id: string; name: string }) => call(c.updateLocation, { body }))
export const useRemoveLocation = () => useInventoryChange((id: string) => call(c.removeLocation, { query: { id } }))
export const useRecall = () =>
  useInventoryChange((body: { id: string; productId: string; lot: string; text: string | null }) => call(c.recall, { body }))
export const useCloseRecall = () => useInventoryChange((body: { id: string; closed: boolean }) => call(c.closeRecall, { body }))
export const useImport = () => useInventoryChange((body: { id: string; rows: ImportRow[] }) => call(c.import, { body }))

type NewTerm = { kind: 'category' | 'brand' | 'vendor' | 'tag'; name: string }
export const useCreateTerm = () =>
  useInventoryChange(({ kind, name }: NewTerm): Promise<unknown> =>
    kind === 'tag' ? call(c.createTag, { body: { tag: { title: name } } }) : call(c.createTerm, { body: { kind, name } }),
  )
export const useRenameTerm = (kind: NewTerm['kind']) =>
  useInventoryChange(({ id, title }: { id: string; title: string }): Promise<unknown> =>
    kind === 'tag' ? call(c.updateTag, { body: { id, tag: { title } } }) : call(c.updateTerm, { body: { id, name: title } }),
  )
export const useRemoveTerm = (kind: NewTerm['kind']) =>
  useInventoryChange((id: string): Promise<unknown> => call(kind === 'tag' ? c.removeTag : c.removeTerm, { query: { id } }))
