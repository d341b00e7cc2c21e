import type { RueckkehrAufgabe } from '@dreiklang/domain/klient/abwesenheit'
import { abwesenheitContract } from '@dreiklang/domain/klient/abwesenheit.contract'
import { apothekenwahlContract } from '@dreiklang/domain/klient/apothekenwahl.contract'
import { type DokumentArt, dokumentContract } from '@dreiklang/domain/klient/dokument.contract'
import { einwilligungContract } from '@dreiklang/domain/klient/einwilligung.contract'
import { type VerlaufArt, verlaufContract } from '@dreiklang/domain/klient/verlauf.contract'
import { infiniteQueryOptions, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { z } from 'zod'
import { call, callRaw } from '../shared/apiClient.ts'
import { subscribeLiveEvents } from '../shared/liveEvents.ts'
import { useObjectUrl } from '../shared/objectUrl.ts'
import { useSignal } from '../shared/signal.ts'
import { akteQuery, withoutAnlassNie } from './akte.queries.ts'
import { useKlientChanged } from './klient.queries.ts'

type Part = 'einwilligungen' | 'apothekenwahlen' | 'abwesenheiten' | 'dokumente' | 'verlauf' | 'wandel'

const about = (part: Part, klientId: string) => ({ queryKey: ['klient', part, klientId], ...withoutAnlassNie })

export const einwilligungenQuery = (klientId: string) =>
  queryOptions({
    ...about('einwilligungen', klientId),
    queryFn: ({ signal }) => call(einwilligungContract.listEinwilligungen, { params: { klientId }, signal }),
    select: ({ einwilligungen }) => einwilligungen,
  })

export const apothekenwahlenQuery = (klientId: string) =>
  queryOptions({
    ...about('apothekenwahlen', klientId),
    queryFn: ({ signal }) => call(apothekenwahlContract.listApothekenwahlen, { params: { klientId }, signal }),
    select: ({ wahlen }) => wahlen,
  })

export const abwesenheitenQuery = (klientId: string) =>
  queryOptions({
    ...about('abwesenheiten', klientId),
    queryFn: ({ signal }) => call(abwesenheitContract.listAbwesenheiten, { params: { klientId }, signal }),
    select: ({ abwesenheiten }) => abwesenheiten,
  })

export const dokumenteQuery = (klientId: string) =>
  queryOptions({
    ...about('dokumente', klientId),
    queryFn: ({ signal }) => call(dokumentContract.listDokumente, { params: { klientId }, signal }),
    select: ({ dokumente }) => dokumente,
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

export function useKlientLive(klientId: string, part: Part): void {
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

export function useTick(klientId: string, abwesenheitId: string) {
  const changed = useKlientChanged()
  return useMutation({
    mutationFn: (body: { aufgabe: RueckkehrAufgabe; erledigt: boolean }) =>
      call(abwesenheitContract.tickAufgabe, { params: { klientId, abwesenheitId }, body }),
    onSuccess: changed,
  })
}

export function useStoreDokument(klientId: string) {
  const changed = useKlientChanged()
  return useMutation({
    mutationFn: async ({ angaben: { art, datei }, schluessel }: { angaben: { art: DokumentArt; datei: File }; schluessel: string }) =>
      call(dokumentContract.addDokument, {
        params: { klientId },
        query: { art, dateiName: datei.name },
        file: { bytes: await datei.arrayBuffer(), type: datei.type },
        idempotencyKey: schluessel,
      }),
    onSuccess: changed,
  })
}

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
