import { ansichtContract, type AnsichtSuche } from '@dreiklang/domain/liste/ansicht.contract'
import type { ExportFormat } from '@dreiklang/domain/liste/liste.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shared/apiClient.ts'
import { download } from '../shared/download.ts'
import { readSearch, type SearchValues } from '../shared/searchParams.ts'
import { anfrageOf, isReplaced, type ListAnfrage, type ListForm, type ListRow, queryFrom, searchSchema } from './components/listForm.ts'

/** A page of a list. Refetched when a screen opens, unless it was prefetched on the way: data from a minute ago may have changed. */
export function seiteQuery<Zeile extends ListRow>(form: ListForm<Zeile>, request: ListAnfrage) {
  return queryOptions({
    queryKey: [...form.schluessel, request],
    staleTime: 2_000,
    queryFn: ({ signal }): Promise<{ zeilen: Zeile[]; cursor: string | null }> => call(form.call, { query: request, signal }),
  })
}

/** All matches, read page by page; null when there are more than `hoechstens`. A row that moved to another page meanwhile counts once. */
export async function readHits<Zeile extends ListRow>(
  form: ListForm<Zeile>,
  request: ListAnfrage,
  { hoechstens, signal, onSeite }: { hoechstens: number; signal?: AbortSignal; onSeite?: (seen: number) => void },
): Promise<Zeile[] | null> {
  const hits = new Map<string, Zeile>()
  for (let cursor: string | null | undefined; cursor !== null;) {
    const seite: { zeilen: Zeile[]; cursor: string | null } = await call(form.call, {
      query: { ...request, cursor, limit: '100' },
      ...(signal === undefined ? {} : { signal }),
    })
    for (const row of seite.zeilen) hits.set(row.id, row)
    if (hits.size > hoechstens || (hits.size === hoechstens && seite.cursor !== null)) return null
    onSeite?.(hits.size)
    cursor = seite.cursor
  }
  return [...hits.values()]
}

export const prefetchList =
  <Zeile extends ListRow>(form: ListForm<Zeile>) =>
  (queryClient: QueryClient, search: SearchValues): Promise<void> => {
    const suche = queryFrom(form, readSearch(searchSchema(form), search))
    return isReplaced(form, suche) ? Promise.resolve() : queryClient.prefetchQuery(seiteQuery(form, anfrageOf(form, suche)))
  }

export function loadDatei(
  exportCall: Call,
  { anfrage, format, dateiname }: { anfrage: ListAnfrage; format: ExportFormat; dateiname: string },
): Promise<void> {
  const { cursor: _cursor, limit: _limit, ...filter } = anfrage
  return download(exportCall, { query: { ...filter, format }, fileName: `${dateiname}.${format}` })
}

const ansichtenKey = (list: string) => ['liste', 'ansichten', list] as const

export const ansichtenQuery = (liste: string) =>
  queryOptions({
    queryKey: ansichtenKey(liste),
    queryFn: ({ signal }) => call(ansichtContract.list, { params: { liste }, signal, background: true }),
    staleTime: 300_000,
  })

export function useAnsichtTaten(liste: string) {
  const client = useQueryClient()
  const danach = { onSettled: () => client.invalidateQueries({ queryKey: ansichtenKey(liste) }) }
  return {
    create: useMutation({
      ...danach,
      mutationFn: (body: { name: string; suche: AnsichtSuche; gemeinsam: boolean }) =>
        call(ansichtContract.create, { params: { liste }, body }),
    }),
    update: useMutation({
      ...danach,
      mutationFn: ({ id: ansichtId, ...body }: { id: string; name: string; suche: AnsichtSuche; version: number }) =>
        call(ansichtContract.update, { params: { liste, ansichtId }, body }),
    }),
    remove: useMutation({
      ...danach,
      mutationFn: (ansichtId: string) => call(ansichtContract.remove, { params: { liste, ansichtId } }),
    }),
    setStandard: useMutation({
      ...danach,
      mutationFn: (ansichtId: string | null) => call(ansichtContract.setStandard, { params: { liste }, body: { ansichtId } }),
    }),
  }
}
