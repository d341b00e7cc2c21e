import { anfragenContract } from '@dreiklang/domain/bestellung/anfragen.contract'
import { bestellungContract, handlungContract, type Quittung } from '@dreiklang/domain/bestellung/bestellung.contract'
import { boardColumns } from '@dreiklang/domain/bestellung/boardMoves'
import type { PersonenHandlung } from '@dreiklang/domain/bestellung/handlungen.contract'
import type { RowAnswer } from '@dreiklang/domain/bestellung/view.contract'
import type { Produkt } from '@dreiklang/domain/arzneimittel/produkt'
import type { Call } from '@dreiklang/domain/shared/contract'
import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call, callRaw } from '../shared/apiClient.ts'

const raum = ['bestellung'] as const
export const listSchluessel = [...raum, 'liste'] as const
const numbers = [...raum, 'zahlen'] as const

export const numbersQuery = queryOptions({
  queryKey: numbers,
  queryFn: ({ signal }) => call(bestellungContract.counters, { signal, background: true }),
})

/** Read again with the lists. Each load is written to the audit trail, so none is for the focus of the window alone. */
export const requestsQuery = queryOptions({
  queryKey: [...listSchluessel, 'anfragen'],
  queryFn: ({ signal }) => call(anfragenContract.listRequests, { signal }),
  staleTime: 2_000,
  refetchOnWindowFocus: false,
})

/** What is ready and not handed over yet, the most urgent first; what is behind the first hundred comes when these are gone. */
export const roundsQuery = queryOptions({
  queryKey: [...listSchluessel, 'runden'],
  queryFn: ({ signal }) => call(bestellungContract.list, { query: { status: ['BEREIT'], limit: 100 }, signal }),
})

const boardPages = 3

/** What is under way, the most urgent first; `more`: there is more than the board shows. */
export const boardQuery = (suche: string) =>
  queryOptions({
    queryKey: [...listSchluessel, 'tafel', suche],
    queryFn: async ({ signal }) => {
      const rows: RowAnswer[] = []
      let cursor: string | null = null
      for (let page = 0; page < boardPages; page += 1) {
        const asked = { status: [...boardColumns], limit: 100, ...(suche === '' ? {} : { suche }), ...(cursor === null ? {} : { cursor }) }
        const answer: { zeilen: RowAnswer[]; cursor: string | null } = await call(bestellungContract.list, { query: asked, signal })
        rows.push(...answer.zeilen)
        ;({ cursor } = answer)
        if (cursor === null) break
      }
      return { rows, more: cursor !== null }
    },
    placeholderData: keepPreviousData,
  })

export const bestellungQuery = (bestellungId: string) =>
  queryOptions({
    queryKey: [...raum, 'eine', bestellungId],
    queryFn: ({ signal }) => call(bestellungContract.read, { params: { bestellungId }, signal }),
  })

export const ereignisseQuery = (bestellungId: string) =>
  queryOptions({
    queryKey: [...raum, 'ereignisse', bestellungId],
    queryFn: async ({ signal }) => (await call(bestellungContract.timeline, { params: { bestellungId }, signal })).ereignisse,
  })

export function reload(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: raum })
}

export function reloadLists(client: QueryClient): Promise<unknown> {
  return Promise.all([client.invalidateQueries({ queryKey: listSchluessel }), client.invalidateQueries({ queryKey: numbers })])
}

/** Only the order itself: reading is not an event in its timeline. */
export function reloadBlatt(client: QueryClient, bestellungId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: bestellungQuery(bestellungId).queryKey })
}

export const einblickKey = (bestellungId: string) => [...raum, 'einblick', bestellungId] as const

/** The order first: the side from which it was forwarded meanwhile has no insight any more, and asks for none. */
export async function reloadEinblick(client: QueryClient, bestellungId: string): Promise<void> {
  const { queryKey } = bestellungQuery(bestellungId)
  await client.invalidateQueries({ queryKey })
  if (client.getQueryData(queryKey)?.weitergeleitetAm !== undefined) return
  await client.invalidateQueries({ queryKey: einblickKey(bestellungId) })
}

export function reloadBestellung(client: QueryClient, bestellungId: string): Promise<unknown> {
  return Promise.all([reloadEinblick(client, bestellungId), client.invalidateQueries({ queryKey: ereignisseQuery(bestellungId).queryKey })])
}

export interface StepAnfrage {
  handlung: PersonenHandlung
  bestellungId: string
  body: unknown
  idempotencyKey: string
}

type EinStep = (typeof handlungContract)[PersonenHandlung]

export function sendStep({ handlung, bestellungId, body, idempotencyKey }: StepAnfrage): Promise<Quittung> {
  const step: Call<EinStep['params'], z.ZodType, z.ZodType, EinStep['answer']> = handlungContract[handlung]
  return call(step, { params: { bestellungId }, body, idempotencyKey })
}

type Read = { bestellungId: string; rueckfrageId: string; nachrichtId: string }

export async function markRead({ nachrichtId, ...params }: Read): Promise<void> {
  await call(bestellungContract.markGelesen, { params, body: { nachrichtId }, background: true })
}

export function copy(bestellungId: string, idempotencyKey: string): Promise<Quittung> {
  return call(bestellungContract.copy, { params: { bestellungId }, idempotencyKey })
}

export function copyTeil(params: { bestellungId: string; positionId: string }, idempotencyKey: string): Promise<Quittung> {
  return call(bestellungContract.copyTeil, { params, idempotencyKey })
}

export function copyByReichweite(params: { bestellungId: string; positionId: string }, idempotencyKey: string): Promise<Quittung> {
  return call(bestellungContract.copyByReichweite, { params, idempotencyKey })
}

export async function deleteEntwurf(bestellungId: string): Promise<void> {
  await call(bestellungContract.remove, { params: { bestellungId } })
}

/** Products that the own house has written before. */
export async function searchProdukte(suche: string, signal?: AbortSignal): Promise<readonly Produkt[]> {
  const query = { suche }
  const { produkte } = await call(bestellungContract.products, { query, background: true, ...(signal === undefined ? {} : { signal }) })
  return produkte
}

/** Behind the session: a link could not send its token. */
export const loadReklamationFoto = async (bestellungId: string, fotoId: string): Promise<Blob> =>
  (await callRaw(bestellungContract.readReklamationFoto, { params: { bestellungId, fotoId } })).blob()

/** What the own organisation knows about a number; null: it was never written here. */
export async function knownProdukt(pzn: string): Promise<Produkt | null> {
  return (await searchProdukte(pzn)).find((produkt) => produkt.pzn === pzn) ?? null
}
