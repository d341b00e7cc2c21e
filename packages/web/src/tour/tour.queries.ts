import type { Call } from '@dreiklang/domain/shared/contract'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { TourAngaben } from '@dreiklang/domain/tour/handlungen.contract'
import { doorContract } from '@dreiklang/domain/tour/door.contract'
import { type TourQuittung, type egkOrte, tourContract, tourStepContract } from '@dreiklang/domain/tour/tour.contract'
import type { TourHandlung } from '@dreiklang/domain/tour/transitions'
import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useHausbesuchLive } from '../hausbesuch/hausbesuch.queries.ts'
import { call } from '../shared/apiClient.ts'
import { useSignal } from '../shared/signal.ts'

/** Keyed under visits: whatever happens to a visit happens to its tour. */
const raum = ['hausbesuch', 'tour'] as const

export interface TourSchluessel {
  datum: IsoDate
  personId: string
}

export const tourQuery = ({ datum, personId }: TourSchluessel) =>
  queryOptions({
    queryKey: [...raum, 'eine', datum, personId],
    queryFn: ({ signal }) => call(tourContract.read, { params: { datum, personId }, signal }),
  })

export const tourenQuery = (datum: IsoDate) =>
  queryOptions({
    queryKey: [...raum, 'tag', datum],
    queryFn: ({ signal }) => call(tourContract.list, { query: { datum }, signal }),
  })

/** Each reading is written down: a tour that is read again does not ask again for the same door. */
export const doorQuery = (hausbesuchId: string) =>
  queryOptions({
    queryKey: ['tuer', hausbesuchId],
    queryFn: ({ signal }) => call(doorContract.read, { params: { hausbesuchId }, signal }),
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })

export const reloadTouren = (client: QueryClient): Promise<void> => client.invalidateQueries({ queryKey: raum })

export function useTourLive(): void {
  const client = useQueryClient()
  useSignal('tour', () => void reloadTouren(client))
  useHausbesuchLive()
}

export type TourBody<H extends TourHandlung> = Omit<TourAngaben<H>, 'version'> & { version: number }

interface StepAnfrage<H extends TourHandlung> {
  tour: TourSchluessel
  handlung: H
  body: TourBody<H>
  idempotencyKey: string
}

type EinStep = (typeof tourStepContract)[TourHandlung]

export function sendTourStep<H extends TourHandlung>({
  tour: { datum, personId },
  handlung,
  body,
  idempotencyKey,
}: StepAnfrage<H>): Promise<TourQuittung> {
  const step: Call<EinStep['params'], z.ZodType, z.ZodType, EinStep['answer']> = tourStepContract[handlung]
  return call(step, { params: { datum, personId }, body, idempotencyKey })
}

export const sayEgk = (body: { klientId: string; bei: (typeof egkOrte)[number] }, idempotencyKey: string) =>
  call(tourContract.egk, { body, idempotencyKey })
