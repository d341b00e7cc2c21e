import { type TourAngaben, tourHandlungSchemas } from '@dreiklang/domain/tour/handlungen.contract'
import type { TourAntwort } from '@dreiklang/domain/tour/sicht.contract'
import type { TourHandlung } from '@dreiklang/domain/tour/uebergaenge'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { useTexts } from '../../shared/i18n.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { toastError } from '../../ui/toast.tsx'
import { useDeedKey } from '../../ui/useDeedKey.ts'
import { type SchemaForm, useSchemaForm } from '../../ui/useSchemaForm.ts'
import { ladeNeu } from '../../hausbesuch/hausbesuch.queries.ts'
import { ladeTourenNeu, sendeTourSchritt, tourQuery } from '../tour.queries.ts'
import { tourTexts } from '../tour.texts.ts'

type Schluessel = Pick<TourAntwort, 'datum' | 'person' | 'version'>

const schluesselVon = ({ datum, person }: Schluessel) => ({ datum, personId: person.id })

interface Schritt {
  handlung: TourHandlung
  angaben: Record<string, unknown>
}

/** Steps that are one press. `geordnet`: the order on its way to the server, until the tour is read again. */
export function useTourSchritt(tour: Schluessel) {
  const t = useTexts(tourTexts)
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const wessen = schluesselVon(tour)
  const { mutate, isPending, variables } = useMutation({
    // Serialised: swapping and ticking in quick succession must not conflict with each other.
    scope: { id: `tour ${wessen.datum} ${wessen.personId}` },
    mutationFn: ({ handlung, angaben }: Schritt) => {
      const version = client.getQueryData(tourQuery(wessen).queryKey)?.version ?? tour.version
      const body = { ...angaben, version }
      return sendeTourSchritt({ tour: wessen, handlung, body, idempotencyKey: schluessel({ handlung, body }) })
    },
    onSuccess: (_, { handlung }) => announce(t(`getan.${handlung}`)),
    onError: toastError,
    onSettled: () => ladeTourenNeu(client),
  })
  const tue = <H extends TourHandlung>(handlung: H, angaben: Omit<TourAngaben<H>, 'version'>) => mutate({ handlung, angaben })
  const geordnet = isPending && variables.handlung === 'ordnen' ? (variables.angaben['reihenfolge'] as string[]) : null
  return { tue, laeuft: isPending ? variables : null, geordnet }
}

interface FormularVorgabe<Werte extends object> {
  tour: Schluessel
  handlung: TourHandlung
  werte: Werte
  /** The words as the contract's body, without the version. */
  abbild: (werte: Werte) => Record<string, unknown>
  onFertig: () => void
}

/** The form of a step. All attempts with the same words carry the same key. */
export function useTourFormular<Werte extends object>({
  tour,
  handlung,
  werte,
  abbild,
  onFertig,
}: FormularVorgabe<Werte>): SchemaForm<Werte> {
  const t = useTexts(tourTexts)
  const client = useQueryClient()
  const schluessel = useDeedKey()
  const schema: z.ZodType = tourHandlungSchemas[handlung]
  return useSchemaForm<Werte, unknown>({
    initialValues: werte,
    schema,
    toBody: (aktuelle) => ({ version: tour.version, ...abbild(aktuelle) }),
    submit: async (body) => {
      try {
        await sendeTourSchritt({ tour: schluesselVon(tour), handlung, body, idempotencyKey: schluessel(body) })
      } finally {
        // Even when someone else was faster: the next attempt uses what is shown then.
        await ladeTourenNeu(client)
      }
      void ladeNeu(client)
      announce(t(`getan.${handlung}`))
      onFertig()
    },
  })
}
