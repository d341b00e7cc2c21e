import type { Bereich } from '@dreiklang/domain/klient/akte'
import { akteContract, bereichAufrufe } from '@dreiklang/domain/klient/akte.contract'
import { klientenListContract } from '@dreiklang/domain/klient/klientenliste.contract'
import { zugangContract } from '@dreiklang/domain/klient/zugang.contract'
import type { Mittel } from '@dreiklang/domain/klient/mittel.document'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { newIdempotencyKey } from '../shared/idempotencyKey.ts'

/** Every load is logged: fetched when someone opens the page or has saved, not whenever a window gets the focus. */
export const withoutAnlassNie = { staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export function akteQuery(klientId: string) {
  return queryOptions({
    queryKey: ['klient', 'ganze', klientId],
    queryFn: ({ signal }) => call(akteContract.read, { params: { klientId }, signal }),
    ...withoutAnlassNie,
  })
}

/** What is taken now; each reading is logged. */
export const planQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['klient', 'plan', klientId],
    queryFn: ({ signal }) => call(akteContract.readPlan, { params: { klientId }, signal, background: true }),
    ...withoutAnlassNie,
  })

/** A line that a prescription has changed, on its way to the form of the plan: in memory alone, and not beyond this tab. */
export interface PlanVorschlag {
  /** As the plan has it; null: it is new. */
  vorher: Mittel | null
  nachher: Mittel
  nummer: string
}

const vorschlagKey = (klientId: string) => ['klient', 'planVorschlag', klientId] as const

export const setPlanVorschlag = (queryClient: QueryClient, klientId: string, vorschlag: PlanVorschlag) =>
  queryClient.setQueryData<PlanVorschlag>(vorschlagKey(klientId), vorschlag)

/** Taken out by who shows it: it is offered once. */
export function takePlanLine(queryClient: QueryClient, klientId: string): PlanVorschlag | null {
  const vorschlag = queryClient.getQueryData<PlanVorschlag>(vorschlagKey(klientId)) ?? null
  queryClient.removeQueries({ queryKey: vorschlagKey(klientId) })
  return vorschlag
}

/** In the place of the line that it changes; that one may have been changed or stopped since, and then it comes after the others. */
export function withPlanLine(mittel: readonly Mittel[], { vorher, nachher }: PlanVorschlag): Mittel[] {
  const at = vorher === null ? -1 : mittel.findIndex((one) => JSON.stringify(one) === JSON.stringify(vorher))
  return at === -1 ? [...mittel, nachher] : mittel.map((one, i) => (i === at ? nachher : one))
}

/** Asked anew with each version of the plan; each reading is logged. */
export const plaeneQuery = (klientId: string, version: number) =>
  queryOptions({
    queryKey: ['klient', 'plaene', klientId, version],
    queryFn: ({ signal }) => call(akteContract.listPlaene, { params: { klientId }, signal }),
    ...withoutAnlassNie,
  })

/** Loaded again for printing, because the log must show it. */
export const readForPrinting = (klientId: string) => call(akteContract.read, { params: { klientId }, query: { zweck: 'drucken' } })

export type BereichBody = z.output<(typeof bereichAufrufe)[Bereich]['body']>

interface Saved {
  klientId: string
  bereich: Bereich
  body: BereichBody
  key: string
}

export const saveBereich = ({ klientId, bereich, body, key }: Saved) =>
  call(bereichAufrufe[bereich] as typeof akteContract.updateHkp, {
    params: { klientId },
    body: body as z.output<typeof akteContract.updateHkp.body>,
    idempotencyKey: key,
  })

/** In the list, where many get another status: what is read again is the list's own business. */
export const setKlientStatus = (
  klientId: string,
  body: z.output<typeof klientenListContract.setStatus.body>,
  key: string = newIdempotencyKey(),
) => call(klientenListContract.setStatus, { params: { klientId }, body, idempotencyKey: key })

export function zuteilungenQuery(klientId: string) {
  return queryOptions({
    queryKey: ['klient', 'zuteilungen', klientId],
    queryFn: ({ signal }) => call(zugangContract.readZuteilungen, { params: { klientId }, signal }),
  })
}

/** Never cached: what was shown disappears with the page. */
export function useReadZugang(klientId: string) {
  return useMutation({ mutationFn: () => call(zugangContract.read, { params: { klientId } }), gcTime: 0 })
}

export function useZuteilungenChanged(klientId: string) {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: zuteilungenQuery(klientId).queryKey })
}

export function useTakeBackZuteilung(klientId: string) {
  const changed = useZuteilungenChanged(klientId)
  return useMutation({
    mutationFn: ({ personId, tag }: { personId: string; tag: string }) =>
      call(zugangContract.removeZuteilung, { params: { klientId, personId }, query: { tag } }),
    onSettled: changed,
  })
}
