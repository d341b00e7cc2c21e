import type { StoppAntwort, TourAntwort } from '@dreiklang/domain/tour/sicht.contract'
import { useTexts } from '../../shared/i18n.ts'
import { announce } from '../../ui/LiveRegion.tsx'
import { oneColumn, useSorting, withMoved } from '../../ui/useSorting.ts'
import { tourTexts } from '../tour.texts.ts'
import { stoppName } from './anzeige.ts'
import { stoppAnker } from './stoppAnker.ts'
import { StoppKarte } from './StoppKarte.tsx'
import classes from './Stopp.module.css'
import { useTourPress } from './tourStep.ts'

/** What comes next stands on top, in the order that can be changed; below it what is done. */
export function StoppListe({ tour }: { tour: TourAntwort }) {
  const t = useTexts(tourTexts)
  const { tue, geordnet } = useTourPress(tour)
  const fertige = tour.stopps.filter(({ fertig }) => fertig)
  const nachId = new Map(tour.stopps.filter(({ fertig }) => !fertig).map((stopp) => [stopp.id, stopp]))
  const ids = (geordnet ?? tour.stopps.map(({ id }) => id)).filter((id) => nachId.has(id))
  const ordne = (neue: readonly string[], bewegt: string) => {
    tue('ordnen', { reihenfolge: [...fertige.map(({ id }) => id), ...neue] })
    const stopp = nachId.get(bewegt)
    if (stopp !== undefined) announce(t('stopp.verschoben', { name: stoppName(stopp), platz: neue.indexOf(bewegt) + 1, alle: neue.length }))
  }
  const { shown, dragged, handlersOf } = useSorting({ ids, steps: oneColumn, onSort: ordne })
  const darf = tour.uebergaenge.ordnen === true && ids.length > 1
  const ordnungVon = ({ id }: StoppAntwort) => ({
    platz: ids.indexOf(id) + 1,
    alle: ids.length,
    griff: handlersOf(id),
    verschiebe: (um: 1 | -1) => {
      const neue = withMoved(ids, id, ids.indexOf(id) + um)
      if (neue !== ids) ordne(neue, id)
    },
  })
  return (
    <ol className={classes.liste} aria-label={t('liste')}>
      {/* One list with stable keys: a finished card moves and keeps its state. */}
      {[...shown.flatMap((id) => nachId.get(id) ?? []), ...fertige].map((stopp) => (
        <li
          key={stopp.id}
          id={stoppAnker(stopp.id)}
          tabIndex={-1}
          className={classes.karte}
          data-sort={stopp.fertig ? undefined : stopp.id}
          data-dragged={dragged === stopp.id || undefined}
          data-fertig={stopp.fertig || undefined}
        >
          <StoppKarte tour={tour} stopp={stopp} ordnung={darf && !stopp.fertig ? ordnungVon(stopp) : null} />
        </li>
      ))}
    </ol>
  )
}
