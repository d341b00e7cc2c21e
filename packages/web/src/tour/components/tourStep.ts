import { type TourAngaben, tourHandlungSchemas } from '@dreiklang/domain/tour/handlungen.contract'
import type { TourHandlung } from '@dreiklang/domain/tour/transitions'
import { type TourAnswer, tourAnswer } from '@dreiklang/domain/tour/view.contract'
import { useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { SchemaForm } from '../../form/useSchemaForm.ts'
import { reload } from '../../hausbesuch/hausbesuch.queries.ts'
import { type StepBody, usePress, useStep } from '../../step/useStep.ts'
import { announce } from '../../ui/feedback.tsx'
import { type TourBody, reloadTouren, sendTourStep, tourQuery } from '../tour.queries.ts'
import { useTourTexts } from '../tour.texts.ts'

type Gesehen = Pick<TourAnswer, 'datum' | 'person' | 'version'>

const schluesselOf = ({ datum, person }: Gesehen) => ({ datum, personId: person.id })

/** With what is said for it beside the version. */
type Step = { [H in TourHandlung]: [handlung: H, angaben: Omit<TourAngaben<H>, 'version'>] }[TourHandlung]

/** Steps that are one press. `geordnet`: the order on its way to the server, until the tour is read again. */
export function useTourPress(tour: Gesehen) {
  const t = useTourTexts()
  const client = useQueryClient()
  const whose = schluesselOf(tour)
  const { press, running } = usePress<Step>({
    // One after the other: whoever swaps and ticks in one go is not told that the tour has changed.
    scope: `tour ${whose.datum} ${whose.personId}`,
    send: ([handlung, angaben], keyOf) => {
      const version = client.getQueryData(tourQuery(whose).queryKey)?.version ?? tour.version
      const body = { ...angaben, version }
      return sendTourStep({ tour: whose, handlung, body, idempotencyKey: keyOf({ handlung, body }) })
    },
    reload: reloadTouren,
    onDone: ([handlung]) => announce(t(`getan.${handlung}`)),
  })
  const run = (...step: Step) => press(step)
  const geordnet = running?.[0] === 'ordnen' ? running[1].reihenfolge : null
  return { run, laeuft: running?.[0] ?? null, geordnet }
}

const schemas: { [H in TourHandlung]: z.ZodType<TourBody<H>> } = tourHandlungSchemas

export interface TourDialogProps {
  tour: TourAnswer
  onClose: () => void
}

interface TourForm<H extends TourHandlung, Values extends object> {
  handlung: H
  values: Values
  toBody: (values: Values) => StepBody<(typeof tourHandlungSchemas)[H]>
}

export function useTourStep<H extends TourHandlung, Values extends object>(
  { tour, onClose }: TourDialogProps,
  { handlung, ...form }: TourForm<H, Values>,
): SchemaForm<Values> {
  const t = useTourTexts()
  const client = useQueryClient()
  const whose = schluesselOf(tour)
  return useStep({
    ...form,
    record: tour,
    queryKey: tourQuery(whose).queryKey,
    answer: tourAnswer,
    schema: schemas[handlung],
    // Whether it went through or not: the next step is taken with what is shown then.
    send: async (body, idempotencyKey) => {
      try {
        return await sendTourStep({ tour: whose, handlung, body, idempotencyKey })
      } finally {
        await reloadTouren(client)
      }
    },
    reload,
    onDone: () => {
      announce(t(`getan.${handlung}`))
      onClose()
    },
    follows: true,
  })
}
