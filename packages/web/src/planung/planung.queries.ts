import type { Quittung } from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import { planOf } from '@dreiklang/domain/hausbesuch/hausbesuch'
import { planungContract, type Tafel, type TafelBesuch, type ZugOnOfTafel } from '@dreiklang/domain/planung/planung.contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { keepPreviousData, queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

const c = planungContract
const raum = ['planung'] as const
const tafeln = [...raum, 'tafel'] as const

export interface Ausschnitt {
  von: IsoDate
  bis: IsoDate
  personIds: readonly string[]
}

/** The previous days stay on the screen until the next ones have loaded. */
export const tafelQuery = ({ von, bis, personIds }: Ausschnitt) =>
  queryOptions({
    queryKey: [...tafeln, von, bis, personIds],
    queryFn: ({ signal }) => call(c.read, { query: { von, bis, ...(personIds.length === 0 ? {} : { personId: [...personIds] }) }, signal }),
    placeholderData: keepPreviousData,
  })

type Frage = z.output<typeof c.propose.body>

/** Computed again on every request: the plan may have changed a minute later. */
export const vorschlagQuery = (frage: Frage) =>
  queryOptions({
    queryKey: [...raum, 'vorschlag', frage.datum, frage.umfang],
    queryFn: ({ signal }) => call(c.propose, { body: frage, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

export const reloadTafel = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: tafeln })

export function usePlanungLive(): void {
  const client = useQueryClient()
  useSignal('hausbesuch', () => void reloadTafel(client))
}

/** Its conflicts are still unknown. */
export function anNewStelle(besuch: TafelBesuch, { datum, uhrzeit, dauerMinuten, vonPersonId, nachPersonId }: ZugOnOfTafel): TafelBesuch {
  const { von, bis } = planOf({ datum, uhrzeit, dauerMinuten })
  const others = besuch.personIds.filter((id) => id !== vonPersonId && id !== nachPersonId)
  const personIds = nachPersonId === null ? others : [...others, nachPersonId]
  return { ...besuch, datum, uhrzeit, dauerMinuten, von, bis, personIds, befunde: [] }
}

/** Moves immediately on the screen, and back when the server refuses. @throws ApiError */
export async function move(client: QueryClient, zug: ZugOnOfTafel, idempotencyKey: string): Promise<Quittung> {
  await client.cancelQueries({ queryKey: tafeln })
  const before = client.getQueriesData<Tafel>({ queryKey: tafeln })
  client.setQueriesData<Tafel>({ queryKey: tafeln }, (tafel) =>
    tafel === undefined
      ? tafel
      : { ...tafel, besuche: tafel.besuche.map((besuch) => (besuch.id === zug.hausbesuchId ? anNewStelle(besuch, zug) : besuch)) },
  )
  try {
    return await call(c.move, { body: zug, idempotencyKey })
  } catch (error) {
    for (const [key, tafel] of before) client.setQueryData(key, tafel)
    throw error
  } finally {
    void reloadTafel(client)
  }
}

export const takeOver = (body: z.output<typeof c.apply.body>, idempotencyKey: string) => call(c.apply, { body, idempotencyKey })
export const takeBack = (body: z.output<typeof c.undo.body>, idempotencyKey: string) => call(c.undo, { body, idempotencyKey })
