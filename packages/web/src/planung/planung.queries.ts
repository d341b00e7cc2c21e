import { planungContract, type Tafel, type TafelBesuch, type ZugAufDerTafel } from '@dreiklang/domain/planung/planung.contract'
import { planVon } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { Datum } from '@dreiklang/domain/shared/zeit'
import { keepPreviousData, queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { useZuruf } from '../shared/zuruf.ts'

const c = planungContract
const raum = ['planung'] as const
const tafeln = [...raum, 'tafel'] as const

export interface Ausschnitt {
  von: Datum
  bis: Datum
  /** Empty: everyone. */
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

export const ladeTafelNeu = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: tafeln })

/** Colleagues plan at the same time. */
export function usePlanungLive(): void {
  const client = useQueryClient()
  useZuruf('hausbesuch', () => void ladeTafelNeu(client))
}

/** The visit as it will be if the server agrees; its conflicts are still unknown. */
export function anNeuerStelle(
  besuch: TafelBesuch,
  { datum, uhrzeit, dauerMinuten, vonPersonId, nachPersonId }: ZugAufDerTafel,
): TafelBesuch {
  const { von, bis } = planVon({ datum, uhrzeit, dauerMinuten })
  const andere = besuch.personIds.filter((id) => id !== vonPersonId && id !== nachPersonId)
  const personIds = nachPersonId === null ? andere : [...andere, nachPersonId]
  return { ...besuch, datum, uhrzeit, dauerMinuten, von, bis, personIds, befunde: [] }
}

/** Moves immediately on the screen, and back when the server refuses. @throws ApiError */
export async function verschiebe(client: QueryClient, zug: ZugAufDerTafel, idempotencyKey: string): Promise<void> {
  await client.cancelQueries({ queryKey: tafeln })
  const vorher = client.getQueriesData<Tafel>({ queryKey: tafeln })
  client.setQueriesData<Tafel>({ queryKey: tafeln }, (tafel) =>
    tafel === undefined
      ? tafel
      : { ...tafel, besuche: tafel.besuche.map((besuch) => (besuch.id === zug.hausbesuchId ? anNeuerStelle(besuch, zug) : besuch)) },
  )
  try {
    await call(c.move, { body: zug, idempotencyKey })
  } catch (fehler) {
    for (const [schluessel, tafel] of vorher) client.setQueryData(schluessel, tafel)
    throw fehler
  } finally {
    void ladeTafelNeu(client)
  }
}

export const uebernimm = (body: z.output<typeof c.apply.body>, idempotencyKey: string) => call(c.apply, { body, idempotencyKey })
export const nimmZurueck = (body: z.output<typeof c.undo.body>, idempotencyKey: string) => call(c.undo, { body, idempotencyKey })
