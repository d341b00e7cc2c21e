import {
  type AnfrageAngaben,
  hausbesuchContract,
  type PlanAngaben,
  type Quittung,
  stepContract,
} from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/transitions'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { keepPreviousData, queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'
import type { DefaultFrom, Defaults } from './components/anbauten.ts'
import { type StepAnfrage, writeWhile, whileNothingWaits } from './components/withoutNetwork.ts'

const c = hausbesuchContract
const raum = ['hausbesuch'] as const
export const listSchluessel = [...raum, 'liste'] as const

export const besuchQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'einer', hausbesuchId],
    queryFn: ({ signal }) =>
      whileNothingWaits(hausbesuchId, {
        imNetz: () => call(c.read, { params: { hausbesuchId }, signal }),
        ohne: (weg) => weg.besuch(hausbesuchId),
      }),
  })

export const mitbesucheQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'mitbesuche', hausbesuchId],
    queryFn: ({ signal }) => call(c.mitbesuche, { params: { hausbesuchId }, signal, background: true }),
  })

export const ereignisseQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'ereignisse', hausbesuchId],
    queryFn: async ({ signal }) => (await call(c.timeline, { params: { hausbesuchId }, signal })).ereignisse,
  })

export const selectionQuery = queryOptions({
  queryKey: [...raum, 'auswahl'],
  queryFn: ({ signal }) => call(c.choices, { signal }),
  staleTime: 60_000,
})

/** Defaults of a visit that follows from something; loaded once, because the form is then edited. */
export const defaultQuery = (aus: DefaultFrom | null, { fromBestellung, fromFolge, fromAnliegen }: Defaults) =>
  queryOptions({
    queryKey: ['hausbesuchVorgabe', aus],
    queryFn: () => {
      if (aus === null) return null
      if ('folgeId' in aus) return fromFolge(aus)
      return 'anliegenId' in aus ? fromAnliegen(aus.anliegenId) : fromBestellung(aus.bestellungId)
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/** How many requests wait for the organisation's answer; more than a page counts as "many". */
export const openAnfragenQuery = queryOptions({
  queryKey: [...raum, 'offen'],
  queryFn: async ({ signal }) =>
    (await call(c.list, { query: { wartetAufMich: 'true', limit: '100' }, signal, background: true })).zeilen.length,
})

export type KnownKlient = Pick<NonNullable<HausbesuchAnswer['klient']>, 'id' | 'vorname' | 'nachname' | 'geburtsdatum'>

/** Practices and pharmacies keep no list of clients: they know those whose visits they take part in. */
export const knownKlientenQuery = queryOptions({
  queryKey: [...raum, 'klienten'],
  queryFn: async ({ signal }): Promise<readonly KnownKlient[]> => {
    const { zeilen } = await call(c.list, { query: { sortierung: 'spaeteste', limit: '100' }, signal })
    const byId = new Map(zeilen.flatMap(({ klient }) => (klient === null ? [] : [[klient.id, klient]])))
    return [...byId.values()].toSorted((a, b) => a.nachname.localeCompare(b.nachname, 'de'))
  },
})

export type Pruefung = z.output<typeof c.check.body>

export const befundeQuery = (pruefung: Pruefung | null) =>
  queryOptions({
    queryKey: [...raum, 'pruefung', pruefung],
    queryFn: async ({ signal }) => (pruefung === null ? [] : (await call(c.check, { body: pruefung, signal, background: true })).befunde),
    enabled: pruefung !== null,
    placeholderData: keepPreviousData,
  })

export function useHausbesuchLive(): void {
  const client = useQueryClient()
  useSignal('hausbesuch', () => void reload(client))
}

export function reload(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: raum })
}

type EinStep = (typeof stepContract)[PersonenHandlung]

/** One step of the transition table. Offline it waits on the device if the visit was downloaded and nobody else is needed. */
export function sendStep(request: StepAnfrage): Promise<Quittung> {
  const { handlung, hausbesuchId, body, idempotencyKey } = request
  const step: Call<EinStep['params'], z.ZodType, z.ZodType, EinStep['answer']> = stepContract[handlung]
  return writeWhile(request, () => call(step, { params: { hausbesuchId }, body, idempotencyKey }))
}

export const plan = (body: PlanAngaben, idempotencyKey: string) => call(c.plan, { body, idempotencyKey })
export const frage = (body: AnfrageAngaben, idempotencyKey: string) => call(c.ask, { body, idempotencyKey })
