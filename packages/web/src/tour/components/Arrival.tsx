import type { StoppAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconClockExclamation } from '@tabler/icons-react'
import { formatNumber, formatTime } from '../../shared/format.ts'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { SpaetBadge, useLateWords } from './TourBadges.tsx'
import classes from './Stop.module.css'

type Arrives = NonNullable<StoppAnswer['ankunft']>

/** Who could be there before the time does not come then: there are hours between. */
export function Arrival({ stopp: { ankunft, besuch } }: { stopp: StoppAnswer }) {
  const t = useTourTexts()
  const way = useWay()
  if (ankunft === null) return null
  const planned = besuch?.plan?.von ?? null
  const isEarly = planned !== null && planned > ankunft.am
  return (
    <div className={classes.arrival}>
      <span>{t(isEarly ? 'stopp.ankunftAb' : 'stopp.ankunft', { zeit: formatTime(ankunft.am) })}</span>
      <span>{way(ankunft.reise)}</span>
      <SpaetBadge minuten={ankunft.spaetMinuten} />
    </div>
  )
}

function useWay(): (reise: Arrives['reise']) => string {
  const t = useTourTexts()
  return (reise) => {
    if (reise === null) return t('stopp.wegUnbekannt')
    const { minuten, meter } = reise
    return meter === null
      ? t('stopp.reise', { count: minuten })
      : t('stopp.reiseKm', { count: minuten, km: formatNumber(Math.round(meter / 100) / 10) })
  }
}

/** The same in a line: minutes of the way, and in red how late one will be. */
export function ShortArrival({ ankunft }: { ankunft: Arrives }) {
  const t = useTourTexts()
  const way = useWay()
  const late = useLateWords()
  const { reise, spaetMinuten } = ankunft
  return (
    <span className={classes.short}>
      {spaetMinuten > 0 ? (
        <span className={classes.late} title={late(spaetMinuten).long}>
          <IconClockExclamation size={16} aria-hidden />
          <span aria-hidden>{late(spaetMinuten).short}</span>
          <VisuallyHidden>{late(spaetMinuten).long}</VisuallyHidden>
        </span>
      ) : (
        reise !== null && (
          <span title={way(reise)}>
            <span aria-hidden>{t('stopp.weg', { anzahl: reise.minuten })}</span>
            <VisuallyHidden>{way(reise)}</VisuallyHidden>
          </span>
        )
      )}
    </span>
  )
}
