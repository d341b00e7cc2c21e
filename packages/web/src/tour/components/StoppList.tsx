import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { announce } from '../../ui/feedback.tsx'
import { oneColumn, useSorting, withMoved } from '../../ui/useSorting.ts'
import { useTourTexts } from '../tour.texts.ts'
import type { Place } from './StopBoard.tsx'
import { Stops } from './Stops.tsx'
import { stoppName } from './anzeige.ts'
import { useTourPress } from './tourStep.ts'

/** The stops of a tour, which can be put into another order. */
export function StoppList({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const { run, geordnet } = useTourPress(tour)
  const fertige = tour.stopps.filter(({ fertig }) => fertig)
  const byId = new Map(tour.stopps.filter(({ fertig }) => !fertig).map((stopp) => [stopp.id, stopp]))
  const ids = (geordnet ?? tour.stopps.map(({ id }) => id)).filter((id) => byId.has(id))
  const sort = (added: readonly string[], bewegt: string) => {
    run('ordnen', { reihenfolge: [...fertige.map(({ id }) => id), ...added] })
    const stopp = byId.get(bewegt)
    if (stopp !== undefined)
      announce(t('stopp.verschoben', { name: stoppName(stopp), platz: added.indexOf(bewegt) + 1, alle: added.length }))
  }
  const { shown, dragged, handlersOf } = useSorting({ ids, steps: oneColumn, onSort: sort })
  const may = tour.uebergaenge.ordnen === true && ids.length > 1
  const placeOf = ({ id }: StoppAnswer): Place => ({
    platz: ids.indexOf(id) + 1,
    alle: ids.length,
    griff: handlersOf(id),
    move: (um) => {
      const added = withMoved(ids, id, ids.indexOf(id) + um)
      if (added !== ids) sort(added, id)
    },
  })
  return (
    <Stops open={shown.flatMap((id) => byId.get(id) ?? [])} done={fertige} tour={tour} dragged={dragged} {...(may ? { placeOf } : {})} />
  )
}
