import { type SerienChange, type SerienAngaben, serieContract as c } from '@dreiklang/domain/serie/serie.contract'
import { keepPreviousData, queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

const raum = ['serie'] as const
export const listSchluessel = [...raum, 'liste'] as const

export const serieQuery = (serieId: string) =>
  queryOptions({
    queryKey: [...raum, 'eine', serieId],
    queryFn: ({ signal }) => call(c.read, { params: { serieId }, signal }),
  })

export const defaultsQuery = queryOptions({
  queryKey: [...raum, 'vorgaben'],
  queryFn: ({ signal }) => call(c.defaults, { signal }),
  staleTime: 60_000,
})

export type Vorschau = z.output<typeof c.preview.body>

export const vorschauQuery = (vorschau: Vorschau | null) =>
  queryOptions({
    queryKey: [...raum, 'vorschau', vorschau],
    queryFn: ({ signal }) => (vorschau === null ? null : call(c.preview, { body: vorschau, signal, background: true })),
    enabled: vorschau !== null,
    placeholderData: keepPreviousData,
  })

/** A series changes visits: both are reloaded where they are on the screen. */
export function reload(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: raum })
  void client.invalidateQueries({ queryKey: ['hausbesuch'] })
}

/** Colleagues and the clock work on the same visits. */
export function useSerieLive(): void {
  const client = useQueryClient()
  useSignal('hausbesuch', () => void client.invalidateQueries({ queryKey: raum }))
}

export const createSerie = (body: SerienAngaben, idempotencyKey: string) => call(c.create, { body, idempotencyKey })
export const changeSerie = (serieId: string, body: SerienChange, idempotencyKey: string) =>
  call(c.change, { params: { serieId }, body, idempotencyKey })
export const endSerie = (serieId: string, body: z.output<typeof c.end.body>, idempotencyKey: string) =>
  call(c.end, { params: { serieId }, body, idempotencyKey })
