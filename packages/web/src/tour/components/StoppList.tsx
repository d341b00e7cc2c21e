import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { useTexts } from '../../shared/i18n.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { oneColumn, useSorting, withMoved } from '../../ui/useSorting.ts'
import { tourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import { stoppAnker } from './stoppAnker.ts'
import { StoppCard } from './StoppCard.tsx'
import classes from './Stopp.module.css'
import { useTourPress } from './tourStep.ts'

export function StoppList({ tour }: { tour: TourAnswer }) {
  const t = useTexts(tourTexts)
  const { run, geordnet } = useTourPress(tour)
  const fertige = tour.stopps.filter(({ fertig }) => fertig)
  const byId = new Map(tour.stopps.filter(({ fertig }) => !fertig).map((stopp) => [stopp.id, stopp]))
  const ids = (geordnet ?? tour.stopps.map(({ id }) => id)).filter((id) => byId.has(id))
  const sort = (neue: readonly string[], bewegt: string) => {
    run('ordnen', { reihenfolge: [...fertige.map(({ id }) => id), ...neue] })
    const stopp = byId.get(bewegt)
    if (stopp !== undefined) announce(t('stopp.verschoben', { name: stoppName(stopp), platz: neue.indexOf(bewegt) + 1, alle: neue.length }))
  }
  const { shown, dragged, handlersOf } = useSorting({ ids, steps: oneColumn, onSort: sort })
  const may = tour.uebergaenge.ordnen === true && ids.length > 1
  const ordnungOf = ({ id }: StoppAnswer) => ({
    platz: ids.indexOf(id) + 1,
    alle: ids.length,
    griff: handlersOf(id),
    move: (um: 1 | -1) => {
      const neue = withMoved(ids, id, ids.indexOf(id) + um)
      if (neue !== ids) sort(neue, id)
    },
  })
  return (
    <ol className={classes.liste} aria-label={t('liste')}>
      {/* One list with stable keys: a finished card moves and keeps its state. */}
      {[...shown.flatMap((id) => byId.get(id) ?? []), ...fertige].map((stopp) => (
        <li
          key={stopp.id}
          id={stoppAnker(stopp.id)}
          tabIndex={-1}
          className={classes.karte}
          data-sort={stopp.fertig ? undefined : stopp.id}
          data-dragged={dragged === stopp.id || undefined}
          data-fertig={stopp.fertig || undefined}
        >
          <StoppCard tour={tour} stopp={stopp} ordnung={may && !stopp.fertig ? ordnungOf(stopp) : null} />
        </li>
      ))}
    </ol>
  )
}
