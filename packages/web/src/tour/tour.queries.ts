import type { Datum } from '@dreiklang/domain/shared/zeit'
import type { Call } from '@dreiklang/domain/shared/contract'
import { type TourQuittung, type egkOrte, tourContract, tourSchrittContract } from '@dreiklang/domain/tour/tour.contract'
import type { TourHandlung } from '@dreiklang/domain/tour/uebergaenge'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useHausbesuchLive } from '../hausbesuch/hausbesuch.queries.ts'
import { call } from '../shared/apiClient.ts'
import { useZuruf } from '../shared/zuruf.ts'

/** Keyed under visits: whatever happens to a visit happens to its tour. */
const raum = ['hausbesuch', 'tour'] as const

/** Whose tour of which day. */
export interface TourSchluessel {
  datum: Datum
  personId: string
}

export const tourQuery = ({ datum, personId }: TourSchluessel) =>
  queryOptions({
    queryKey: [...raum, 'eine', datum, personId],
    queryFn: ({ signal }) => call(tourContract.read, { params: { datum, personId }, signal }),
  })

export const tourenQuery = (datum: Datum) =>
  queryOptions({
    queryKey: [...raum, 'tag', datum],
    queryFn: ({ signal }) => call(tourContract.list, { query: { datum }, signal }),
  })

export const ladeTourenNeu = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: raum })

/** A tour follows the plan: what happens to visits changes it too. */
export function useTourLive(): void {
  const client = useQueryClient()
  useZuruf('tour', () => void ladeTourenNeu(client))
  useHausbesuchLive()
}

interface SchrittAnfrage {
  tour: TourSchluessel
  handlung: TourHandlung
  /** Checked by the contract's schema of this step. */
  body: unknown
  idempotencyKey: string
}

type EinSchritt = (typeof tourSchrittContract)[TourHandlung]

export function sendeTourSchritt({ tour: { datum, personId }, handlung, body, idempotencyKey }: SchrittAnfrage): Promise<TourQuittung> {
  const schritt: Call<EinSchritt['params'], z.ZodType, z.ZodType, EinSchritt['answer']> = tourSchrittContract[handlung]
  return call(schritt, { params: { datum, personId }, body, idempotencyKey })
}

export const sageEgk = (body: { klientId: string; bei: (typeof egkOrte)[number] }, idempotencyKey: string) =>
  call(tourContract.egk, { body, idempotencyKey })
