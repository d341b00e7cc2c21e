import type { RueckkehrAufgabe } from '@dreiklang/domain/klient/abwesenheit'
import {
  type abwesenheitContract as Abwesenheit,
  type AbwesenheitEntry,
  abwesenheitContract,
} from '@dreiklang/domain/klient/abwesenheit.contract'
import { type apothekenwahlContract as Wahl, apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { type DokumentArt, dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { type einwilligungContract as Einwilligung, einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { type VerlaufArt, verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { call, callRaw } from '../shared/apiClient.ts'
import { subscribeLiveEvents } from '../shared/liveEvents.ts'
import { useObjectUrl } from '../shared/objectUrl.ts'
import { useSignal } from '../shared/signal.ts'
import { akteQuery } from './akte.queries.ts'

/** Every load is logged: nothing is refetched just because a window gets the focus. */
const withoutAnlassNie = { staleTime: 60_000, refetchOnWindowFocus: false, refetchOnReconnect: false } as const

export const einwilligungenQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['klient', 'einwilligungen', klientId],
    queryFn: ({ signal }) => call(einwilligungContract.listEinwilligungen, { params: { klientId }, signal }),
    select: ({ einwilligungen }) => einwilligungen,
    ...withoutAnlassNie,
  })

export const apothekenwahlenQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['klient', 'apothekenwahlen', klientId],
    queryFn: ({ signal }) => call(apothekenwahlContract.listApothekenwahlen, { params: { klientId }, signal }),
    select: ({ wahlen }) => wahlen,
    ...withoutAnlassNie,
  })

export const abwesenheitenQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['klient', 'abwesenheiten', klientId],
    queryFn: ({ signal }) => call(abwesenheitContract.listAbwesenheiten, { params: { klientId }, signal }),
    select: ({ abwesenheiten }) => abwesenheiten,
    ...withoutAnlassNie,
  })

export const dokumenteQuery = (klientId: string) =>
  queryOptions({
    queryKey: ['klient', 'dokumente', klientId],
    queryFn: ({ signal }) => call(dokumentContract.listDokumente, { params: { klientId }, signal }),
    select: ({ dokumente }) => dokumente,
    ...withoutAnlassNie,
  })

/** Newest first, paged after an entry: new entries move nothing out of sight. */
export const verlaufQuery = (klientId: string, art: VerlaufArt | null) =>
  infiniteQueryOptions({
    queryKey: ['klient', 'verlauf', klientId, art],
    queryFn: ({ pageParam, signal }) =>
      call(verlaufContract.listVerlauf, {
        params: { klientId },
        query: { ...(art === null ? {} : { art }), ...(pageParam === null ? {} : { cursor: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ cursor }) => cursor,
    ...withoutAnlassNie,
  })

export function useKlientLive(
  klientId: string,
  part: 'einwilligungen' | 'apothekenwahlen' | 'abwesenheiten' | 'dokumente' | 'verlauf',
): void {
  const client = useQueryClient()
  useSignal('klient', (ruf) => {
    if (ruf !== null && ruf.id !== klientId) return
    void client.invalidateQueries({ queryKey: ['klient', part, klientId] })
    // Whether he is at home is shown in the header of the record.
    if (part === 'abwesenheiten') void client.invalidateQueries({ queryKey: akteQuery(klientId).queryKey })
  })
}

/** Steps of orders come in bursts. */
const sammelMs = 1000

const step = z.object({ bestellungId: z.string() })

/** Also follows orders; those of other clients are no reason to load this record again. */
export function useVerlaufLive(klientId: string, bestellungIds: ReadonlySet<string>): void {
  const client = useQueryClient()
  useKlientLive(klientId, 'verlauf')
  const listen = useEffectEvent((data: unknown) => bestellungIds.has(step.safeParse(data).data?.bestellungId ?? ''))
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = subscribeLiveEvents(({ data }) => {
      if (!listen(data)) return
      timer ??= setTimeout(() => {
        timer = undefined
        void client.invalidateQueries({ queryKey: ['klient', 'verlauf', klientId] })
      }, sammelMs)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, klientId])
}

/** What was said changes the record, its lists and what an order form knows of it. */
function useTat<Was, Antwort>(run: (what: Was) => Promise<Antwort>) {
  const client = useQueryClient()
  return useMutation({ mutationFn: run, onSuccess: () => client.invalidateQueries({ queryKey: ['klient'] }) })
}

/** `schluessel`: one key for all attempts of a form, so that a second press does nothing twice. */
interface Tat<Angaben> {
  angaben: Angaben
  schluessel: string
}

export const useEnterApothekenwahl = (klientId: string) =>
  useTat(({ angaben, schluessel }: Tat<z.input<typeof Wahl.chooseApotheke.body>>) =>
    call(apothekenwahlContract.chooseApotheke, { params: { klientId }, body: angaben, idempotencyKey: schluessel }),
  )

export const useEndApothekenwahl = (klientId: string) =>
  useTat(({ angaben, schluessel }: Tat<z.input<typeof Wahl.endApothekenwahl.body>>) =>
    call(apothekenwahlContract.endApothekenwahl, { params: { klientId }, body: angaben, idempotencyKey: schluessel }),
  )

export const useEnterEinwilligung = (klientId: string) =>
  useTat(({ angaben, schluessel }: Tat<z.input<typeof Einwilligung.addEinwilligung.body>>) =>
    call(einwilligungContract.addEinwilligung, { params: { klientId }, body: angaben, idempotencyKey: schluessel }),
  )

export const useRevokeEinwilligung = (klientId: string, einwilligungId: string) =>
  useTat(({ angaben, schluessel }: Tat<z.input<typeof Einwilligung.withdrawEinwilligung.body>>) =>
    call(einwilligungContract.withdrawEinwilligung, { params: { klientId, einwilligungId }, body: angaben, idempotencyKey: schluessel }),
  )

export const useEnterAbwesenheit = (klientId: string, geplant?: Pick<AbwesenheitEntry, 'id' | 'version'>) =>
  useTat(async ({ angaben: body, schluessel: idempotencyKey }: Tat<z.input<typeof Abwesenheit.beginAbwesenheit.body>>) => {
    if (geplant === undefined) {
      await call(abwesenheitContract.beginAbwesenheit, { params: { klientId }, body, idempotencyKey })
      return
    }
    const params = { klientId, abwesenheitId: geplant.id }
    await call(abwesenheitContract.changeAbwesenheit, { params, body: { ...body, version: geplant.version }, idempotencyKey })
  })

export const useCancelAbwesenheit = (klientId: string, abwesenheitId: string) =>
  useTat((key: string) => call(abwesenheitContract.cancelAbwesenheit, { params: { klientId, abwesenheitId }, idempotencyKey: key }))

export const useEndAbwesenheit = (klientId: string, abwesenheitId: string) =>
  useTat(({ angaben, schluessel }: Tat<z.input<typeof Abwesenheit.endAbwesenheit.body>>) =>
    call(abwesenheitContract.endAbwesenheit, { params: { klientId, abwesenheitId }, body: angaben, idempotencyKey: schluessel }),
  )

export const useTick = (klientId: string, abwesenheitId: string) =>
  useTat(({ aufgabe, erledigt }: { aufgabe: RueckkehrAufgabe; erledigt: boolean }) =>
    call(abwesenheitContract.tickAufgabe, { params: { klientId, abwesenheitId }, body: { aufgabe, erledigt } }),
  )

export const useStoreDokument = (klientId: string) =>
  useTat(async ({ angaben: { art, datei }, schluessel }: Tat<{ art: DokumentArt; datei: File }>) =>
    call(dokumentContract.addDokument, {
      params: { klientId },
      query: { art, dateiName: datei.name },
      file: { bytes: await datei.arrayBuffer(), type: datei.type },
      idempotencyKey: schluessel,
    }),
  )

export const useDeleteDokument = (klientId: string, dokumentId: string) =>
  useTat(({ angaben, schluessel }: Tat<{ grund: string }>) =>
    call(dokumentContract.removeDokument, { params: { klientId, dokumentId }, body: angaben, idempotencyKey: schluessel }),
  )

export const loadDokument = async (klientId: string, dokumentId: string): Promise<Blob> =>
  (await callRaw(dokumentContract.readDokument, { params: { klientId, dokumentId } })).blob()

/** Behind the session: an `img` could not send its token. Dropped with the component, because health data are not kept. */
export function useBild(klientId: string, dokumentId: string) {
  const { data, error } = useQuery({
    queryKey: ['dokumentbild', klientId, dokumentId],
    queryFn: () => loadDokument(klientId, dokumentId),
    gcTime: 0,
    staleTime: Infinity,
  })
  return { url: useObjectUrl(data), error }
}
