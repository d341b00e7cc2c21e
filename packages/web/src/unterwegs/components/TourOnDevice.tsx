import { endStatus } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { HausbesuchAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import type { StoppAnswer } from '@dreiklang/domain/tour/view.contract'
import type { MitgenommenerWeg } from '@dreiklang/domain/unterwegs/unterwegs.contract'
import { IconCloudOff } from '@tabler/icons-react'
import { adresseOf } from '../../hausbesuch/components/anzeige.tsx'
import { openSteps } from '../../hausbesuch/components/schritte/besuchStep.tsx'
import { unterwegsPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { formatTime } from '../../shared/format.ts'
import { Stops } from '../../tour/components/Stops.tsx'
import type { DayOnDeviceProps } from '../../tour/components/withoutNetwork.ts'
import { Link } from '../../ui/buttons.tsx'
import { ListSkeleton } from '../../ui/feedback.tsx'
import { useUnterwegsTexts } from '../unterwegs.texts.ts'
import { useAbgleich } from './lager/abgleich.ts'
import { besucheFrom } from './lager/ersatz.ts'
import type { Gepaeck } from './lager/lager.ts'
import { type Stand, useStand, waitingOf } from './lager/stand.ts'
import classes from './TourOnDevice.module.css'

const nothingMore = {
  bezeichnung: null,
  haus: null,
  bestellungen: [],
  punkt: null,
  erledigung: null,
  zuruecknehmbar: false,
  kuehl: false,
  egk: null,
  ankunft: null,
} as const

const isOver = ({ status }: Pick<HausbesuchAnswer, 'status'>) => endStatus.includes(status)

const stopOf = (besuch: HausbesuchAnswer): StoppAnswer => ({
  ...nothingMore,
  bestellungen: [],
  id: besuch.id,
  art: 'HAUSBESUCH',
  besuch: { ...besuch, moeglich: openSteps(besuch) },
  leistungen: besuch.leistungen.map(({ bezeichnung }) => bezeichnung),
  adresse: adresseOf(besuch),
  dauerMinuten: besuch.plan?.dauerMinuten ?? 0,
  fertig: isOver(besuch),
})

const errandOf = ({ vor: _before, ...weg }: MitgenommenerWeg): StoppAnswer => ({
  ...nothingMore,
  ...weg,
  besuch: null,
  leistungen: [],
  fertig: false,
})

/** In the order of the tour, with the errands between the visits. */
function openStops({ tag: { wege } }: Gepaeck, besuche: readonly HausbesuchAnswer[]): StoppAnswer[] {
  const before = (id: string | null) => wege.filter(({ vor }) => vor === id).map(errandOf)
  return [...besuche.flatMap((besuch) => [...before(besuch.id), ...(isOver(besuch) ? [] : [stopOf(besuch)])]), ...before(null)]
}

/** Always from the device: what is shown here is what is there without network. */
export function StopsOnDevice({ stand, gepaeck }: { stand: Stand; gepaeck: Gepaeck }) {
  const besuche = besucheFrom(stand)
  const doors = new Map(gepaeck.tag.besuche.map(({ besuch: { id, tuer }, klient }) => [id, { tuer, klient }]))
  return <Stops open={openStops(gepaeck, besuche)} done={besuche.filter(isOver).map(stopOf)} tour={null} doors={doors} />
}

/** In place of the own tour while it cannot be read. */
export function TourOnDevice({ datum, otherwise }: DayOnDeviceProps) {
  const t = useUnterwegsTexts()
  const stand = useStand()
  useAbgleich()
  const { gelesen, gepaeck, schlange } = stand
  if (!gelesen) return <ListSkeleton rows={3} height={64} />
  if (gepaeck === null || gepaeck.tag.datum !== datum) return otherwise
  const waiting = waitingOf(schlange).length
  return (
    <>
      <div className={classes.band} role="status">
        <IconCloudOff size={18} aria-hidden />
        <Link to={unterwegsPath}>
          {[t('band', { zeit: formatTime(gepaeck.tag.am) }), ...(waiting === 0 ? [] : [t('warten', { count: waiting })])].join(' · ')}
        </Link>
      </div>
      <StopsOnDevice stand={stand} gepaeck={gepaeck} />
    </>
  )
}
