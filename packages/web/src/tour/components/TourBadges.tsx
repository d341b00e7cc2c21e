import type { TourListRow } from '@dreiklang/domain/tour/view.contract'
import { IconCar, IconCircleCheck, IconClockExclamation, IconHourglass } from '@tabler/icons-react'
import { formatHours, formatTime } from '../../shared/format.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { useTourTexts } from '../tour.texts.ts'

const zeichen = {
  OFFEN: { tone: 'neutral', Bild: IconHourglass },
  GESTARTET: { tone: 'info', Bild: IconCar },
  BEENDET: { tone: 'success', Bild: IconCircleCheck },
} as const

/** Whoever has done stops has left, whether or not the start was pressed. */
export function TourBadge({ status, fertige }: Pick<TourListRow, 'status' | 'fertige'>) {
  const t = useTourTexts()
  const { tone, Bild } = zeichen[status]
  return (
    <StatusBadge tone={tone} icon={<Bild size={16} />}>
      {t(status === 'OFFEN' && fertige > 0 ? 'status.OHNE_START' : `status.${status}`)}
    </StatusBadge>
  )
}

/** Nobody counts an hour in minutes. */
export function useLateWords(): (minutes: number) => { long: string; short: string } {
  const t = useTourTexts()
  return (minutes) => {
    if (minutes < 60) return { long: t('spaet', { count: minutes }), short: t('stopp.spaetKurz', { anzahl: minutes }) }
    const dauer = formatHours(minutes)
    return { long: t('spaetStunden', { dauer }), short: t('stopp.spaetKurzStunden', { dauer }) }
  }
}

export function SpaetBadge({ minuten }: { minuten: number }) {
  const late = useLateWords()
  if (minuten === 0) return null
  return (
    <StatusBadge tone="warning" icon={<IconClockExclamation size={16} />}>
      {late(minuten).long}
    </StatusBadge>
  )
}

type TourWords = Pick<TourListRow, 'fertige' | 'stopps' | 'fahrMinuten' | 'zurueckUm' | 'fahrzeug'>

export function useTourWords() {
  const t = useTourTexts()
  return ({ fertige, stopps, fahrMinuten, zurueckUm, fahrzeug }: TourWords) =>
    [
      t('stand', { fertige, alle: stopps }),
      t('fahrt', { count: fahrMinuten }),
      ...(zurueckUm === null ? [] : [t('zurueck', { zeit: formatTime(zurueckUm) })]),
      ...(fahrzeug === null ? [] : [fahrzeug]),
    ].join(' · ')
}
