import { anordnungContract } from '@dreiklang/domain/dokumentation/anordnung.contract'
import { type DokumentationAnswer, dokumentationContract } from '@dreiklang/domain/dokumentation/dokumentation.contract'
import { type FolgeAnswer, folgeContract } from '@dreiklang/domain/dokumentation/folge.contract'
import { type Leistungsnachweis, leistungsnachweisContract } from '@dreiklang/domain/dokumentation/leistungsnachweis.contract'
import { nachweislisteContract } from '@dreiklang/domain/dokumentation/nachweisliste.contract'
import { mitgabeContract } from '@dreiklang/domain/dokumentation/mitgabe.contract'
import { type Rueckblick, type Vitalverlauf, zielbereichContract } from '@dreiklang/domain/dokumentation/zielbereich.contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import type { BesuchDefault } from '../hausbesuch/components/anbauten.ts'
import { call } from '../shared/apiClient.ts'
import { type BlattSendung, type Gehalten, readBlattSo, writeBlattSo } from './components/withoutNetwork.ts'

const c = dokumentationContract
const raum = ['dokumentation'] as const

export const blattQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'blatt', hausbesuchId],
    queryFn: ({ signal }): Promise<DokumentationAnswer> =>
      readBlattSo(hausbesuchId, () => call(c.read, { params: { hausbesuchId }, signal })),
  })

export const reloadBlaetter = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: [...raum, 'blatt'] })

export const fassungenQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'fassungen', hausbesuchId],
    queryFn: async ({ signal }) => (await call(c.listVersions, { params: { hausbesuchId }, signal })).fassungen,
  })

/** Immutable, and every load is logged: fetched once. */
export const fassungQuery = (hausbesuchId: string, version: number) =>
  queryOptions({
    queryKey: [...raum, 'fassung', hausbesuchId, version],
    queryFn: ({ signal }) => call(c.readVersion, { params: { hausbesuchId, version: String(version) }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

/** Saves or finalises; offline it waits on the device if the visit was downloaded. */
export function sendBlatt(sendung: BlattSendung): Promise<Gehalten> {
  const { hausbesuchId, body, idempotencyKey, ende } = sendung
  const request = { params: { hausbesuchId }, body, idempotencyKey }
  // In the background: the loading bar must not disturb someone who is typing.
  return writeBlattSo(sendung, () => (ende ? call(c.finish, request) : call(c.save, { ...request, background: true })))
}

const a = anordnungContract
const anordnungenSchluessel = [...raum, 'anordnungen'] as const

export const anordnungenQuery = (nurOpen: boolean) =>
  queryOptions({
    queryKey: [...anordnungenSchluessel, nurOpen],
    queryFn: async ({ signal }) => (await call(a.list, { query: { offen: String(nurOpen) }, signal })).anordnungen,
  })

export const reloadAnordnungen = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: anordnungenSchluessel })

/** What a form says for a call, as its contract demands it. */
interface Said<C extends { body: z.ZodType }> {
  body: z.input<C['body']>
  idempotencyKey: string
}

export const gegenzeichne = ({ anordnungId, ...rest }: Said<typeof a.countersign> & { anordnungId: string }) =>
  call(a.countersign, { params: { anordnungId }, ...rest })
export const reject = ({ anordnungId, ...rest }: Said<typeof a.reject> & { anordnungId: string }) =>
  call(a.reject, { params: { anordnungId }, ...rest })

const target = zielbereichContract
const vitalSchluessel = (klientId: string) => [...raum, 'vitalwerte', klientId] as const

export const vitalverlaufQuery = (klientId: string, tage: Rueckblick) =>
  queryOptions({
    queryKey: [...vitalSchluessel(klientId), tage],
    queryFn: ({ signal }): Promise<Vitalverlauf> => call(target.read, { params: { klientId }, query: { tage }, signal }),
  })

export const reloadVitalverlauf = (client: QueryClient, klientId: string): Promise<void> =>
  client.invalidateQueries({ queryKey: vitalSchluessel(klientId) })

export const setZiel = ({ klientId, ...rest }: Said<typeof target.set> & { klientId: string }) =>
  call(target.set, { params: { klientId }, ...rest })
export const endZiel = ({ idempotencyKey, ...params }: { klientId: string; zielbereichId: string; idempotencyKey: string }) =>
  call(target.end, { params, idempotencyKey })

const n = leistungsnachweisContract
const nachweisKey = [...raum, 'leistungsnachweis'] as const

export const leistungsnachweisQuery = (klientId: string, tag: string | undefined) =>
  queryOptions({
    queryKey: [...nachweisKey, klientId, tag ?? null],
    queryFn: ({ signal }) => call(n.read, { params: { klientId }, query: tag === undefined ? {} : { tag }, signal }),
  })

/** First part of the key of the list. */
export const nachweislisteKey = [...nachweisKey, 'liste'] as const

export interface PrintedSheets {
  klientId: string
  blatt: Leistungsnachweis
}

/** All sheets that match, page by page; every load is logged, so they are loaded once. */
export const nachweisBlaetterQuery = (query: Record<string, string | readonly string[]>) =>
  queryOptions({
    queryKey: [...raum, 'nachweisBlaetter', query],
    queryFn: async ({ signal }): Promise<PrintedSheets[]> => {
      const all: PrintedSheets[] = []
      for (let cursor: string | null | undefined; cursor !== null;) {
        const page: { blaetter: PrintedSheets[]; cursor: string | null } = await call(nachweislisteContract.sheets, {
          query: { ...query, ...(cursor === undefined ? {} : { cursor }) },
          signal,
        })
        all.push(...page.blaetter)
        cursor = page.cursor
      }
      return all
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/** Immutable, and every load is logged: fetched once. */
export const nachweisfassungQuery = (klientId: string, { tag, version }: { tag: string; version: number }) =>
  queryOptions({
    queryKey: [...raum, 'nachweisfassung', klientId, tag, version],
    queryFn: ({ signal }) => call(n.readVersion, { params: { klientId, version: String(version) }, query: { tag }, signal }),
    staleTime: Infinity,
    gcTime: 0,
  })

export const reloadNachweise = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: nachweisKey })

export const signNachweis = ({ klientId, ...rest }: Said<typeof n.sign> & { klientId: string }) =>
  call(n.sign, { params: { klientId }, ...rest })

export const mitgabeQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'mitgabe', hausbesuchId],
    queryFn: ({ signal }) => call(mitgabeContract.read, { params: { hausbesuchId }, signal, background: true }),
  })

export const sendAlong = ({ hausbesuchId, ...rest }: Said<typeof mitgabeContract.save> & { hausbesuchId: string }) =>
  call(mitgabeContract.save, { params: { hausbesuchId }, ...rest })

/** Under the room of visits: what changes a visit is heard there, and follow-ups with it. */
const folgenSchluessel = ['hausbesuch', 'folgen'] as const

export const folgenQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...folgenSchluessel, hausbesuchId],
    queryFn: async ({ signal }): Promise<FolgeAnswer[]> =>
      (await call(folgeContract.list, { params: { hausbesuchId }, signal, background: true })).folgen,
  })

export const reloadFolgen = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: folgenSchluessel })

export const settle = ({ folgeId, ...rest }: Said<typeof folgeContract.done> & { folgeId: string }) =>
  call(folgeContract.done, { params: { folgeId }, ...rest })

export async function folgeDefault({ hausbesuchId, folgeId }: { hausbesuchId: string; folgeId: string }): Promise<BesuchDefault> {
  const { folgen } = await call(folgeContract.list, { params: { hausbesuchId } })
  const folge = folgen.find(({ id }) => id === folgeId)
  return {
    klientId: folge?.aus.klientId ?? null,
    typ: folge?.aus.typ ?? null,
    anlassCode: null,
    anlass: folge?.text ?? '',
    praxis: null,
    tag: null,
  }
}
