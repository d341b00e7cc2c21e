import type { PersonenHandlung } from '@dreiklang/domain/hausbesuch/uebergaenge'
import {
  type AnfrageAngaben,
  hausbesuchContract,
  type PlanAngaben,
  type Quittung,
  schrittContract,
} from '@dreiklang/domain/hausbesuch/hausbesuch.contract'
import type { HausbesuchAntwort } from '@dreiklang/domain/hausbesuch/sicht.contract'
import type { Call } from '@dreiklang/domain/shared/contract'
import { keepPreviousData, queryOptions, type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { call } from '../shared/apiClient.ts'
import { useZuruf } from '../shared/zuruf.ts'
import { type SchrittAnfrage, schreibeSolange, solangeNichtsWartet } from './components/ohneNetz.ts'
import type { VorgabeAus, Vorgaben } from './components/anbauten.ts'

const c = hausbesuchContract
const raum = ['hausbesuch'] as const
export const listenSchluessel = [...raum, 'liste'] as const

export const besuchQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: [...raum, 'einer', hausbesuchId],
    queryFn: ({ signal }) =>
      solangeNichtsWartet(hausbesuchId, {
        imNetz: () => call(c.read, { params: { hausbesuchId }, signal }),
        ohne: (weg) => weg.besuch(hausbesuchId),
      }),
  })

/** How the Klient lives, and the other visits of the practice in the same building: for the practice alone. */
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

/** Which kinds of visits the reader may begin, and whom one can assign. */
export const auswahlQuery = queryOptions({
  queryKey: [...raum, 'auswahl'],
  queryFn: ({ signal }) => call(c.choices, { signal }),
  staleTime: 60_000,
})

/** Defaults of a visit that follows from something; loaded once, because the form is then edited. */
export const vorgabeQuery = (aus: VorgabeAus | null, { ausBestellung, ausFolge }: Vorgaben) =>
  queryOptions({
    queryKey: ['hausbesuchVorgabe', aus],
    queryFn: () => {
      if (aus === null) return null
      return 'folgeId' in aus ? ausFolge(aus) : ausBestellung(aus.bestellungId)
    },
    staleTime: Infinity,
    gcTime: 0,
  })

/** How many requests wait for the organisation's answer; more than a page counts as "many". */
export const offeneAnfragenQuery = queryOptions({
  queryKey: [...raum, 'offen'],
  queryFn: async ({ signal }) =>
    (await call(c.list, { query: { wartetAufMich: 'true', limit: '100' }, signal, background: true })).zeilen.length,
})

export type BekannterKlient = Pick<NonNullable<HausbesuchAntwort['klient']>, 'id' | 'vorname' | 'nachname' | 'geburtsdatum'>

/** Practices and pharmacies keep no list of clients: they know those whose visits they take part in. */
export const bekannteKlientenQuery = queryOptions({
  queryKey: [...raum, 'klienten'],
  queryFn: async ({ signal }): Promise<readonly BekannterKlient[]> => {
    const { zeilen } = await call(c.list, { query: { sortierung: 'spaeteste', limit: '100' }, signal })
    const nachId = new Map(zeilen.flatMap(({ klient }) => (klient === null ? [] : [[klient.id, klient]])))
    return [...nachId.values()].toSorted((a, b) => a.nachname.localeCompare(b.nachname, 'de'))
  },
})

export type Pruefung = z.output<typeof c.check.body>

/** What stands against a plan while it is being made. */
export const befundeQuery = (pruefung: Pruefung | null) =>
  queryOptions({
    queryKey: [...raum, 'pruefung', pruefung],
    queryFn: async ({ signal }) => (pruefung === null ? [] : (await call(c.check, { body: pruefung, signal, background: true })).befunde),
    enabled: pruefung !== null,
    placeholderData: keepPreviousData,
  })

/** Colleagues and other organisations work on the same visits: what the screen shows follows them. */
export function useHausbesuchLive(): void {
  const client = useQueryClient()
  useZuruf('hausbesuch', () => void ladeNeu(client))
}

export function ladeNeu(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: raum })
}

type EinSchritt = (typeof schrittContract)[PersonenHandlung]

/** One step of the transition table. Offline it waits on the device if the visit was downloaded and nobody else is needed. */
export function sendeSchritt(anfrage: SchrittAnfrage): Promise<Quittung> {
  const { handlung, hausbesuchId, body, idempotencyKey } = anfrage
  const schritt: Call<EinSchritt['params'], z.ZodType, z.ZodType, EinSchritt['answer']> = schrittContract[handlung]
  return schreibeSolange(anfrage, () => call(schritt, { params: { hausbesuchId }, body, idempotencyKey }))
}

export const plane = (body: PlanAngaben, idempotencyKey: string) => call(c.plan, { body, idempotencyKey })
export const frage = (body: AnfrageAngaben, idempotencyKey: string) => call(c.ask, { body, idempotencyKey })
