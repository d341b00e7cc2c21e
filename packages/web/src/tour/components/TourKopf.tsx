import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'
import type { TourAnswer, TourListRow } from '@dreiklang/domain/tour/view.contract'
import { IconCar, IconCircleCheck, IconClockExclamation, IconHourglass, IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { formatTime } from '../../shared/format.ts'
import { StepButtons } from '../../step/StepButtons.tsx'
import { useReason } from '../../step/useReason.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { StatusBadge } from '../../ui/feedback.tsx'
import { Group, Stack, Text } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { EinrichtenDialog, StoppDialog, UebergabeDialog } from './TourDialoge.tsx'
import { type TourDialogProps, useTourPress } from './tourStep.ts'

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

export function SpaetBadge({ minuten }: { minuten: number }) {
  const t = useTourTexts()
  if (minuten === 0) return null
  return (
    <StatusBadge tone="warning" icon={<IconClockExclamation size={16} />}>
      {t('spaet', { count: minuten })}
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

export function TourKopf({ tour }: { tour: TourAnswer }) {
  const words = useTourWords()
  const { status, stopps, spaetMinuten } = tour
  const fertige = stopps.filter(({ fertig }) => fertig).length
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <TourBadge status={status} fertige={fertige} />
        <SpaetBadge minuten={spaetMinuten} />
      </Group>
      <Text>{words({ ...tour, fertige, stopps: stopps.length })}</Text>
      <TourButtons tour={tour} />
    </Stack>
  )
}

type Fenster = 'stoppHinzufuegen' | 'einrichten' | 'uebergeben'
const fenster: readonly Fenster[] = ['stoppHinzufuegen', 'einrichten', 'uebergeben']
const button = { stoppHinzufuegen: 'stopp', einrichten: 'einrichten', uebergeben: 'uebergeben' } as const
const dialogs: Record<Fenster, ComponentType<TourDialogProps>> = {
  stoppHinzufuegen: StoppDialog,
  einrichten: EinrichtenDialog,
  uebergeben: UebergabeDialog,
}

function TourButtons({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const reason = useReason()
  const [open, setOffen] = useState<Fenster | null>(null)
  const { run, laeuft } = useTourPress(tour)
  const { uebergaenge, status } = tour
  const why = (handlung: Fenster) => {
    const code = uebergaenge[handlung]
    return typeof code === 'string' ? reason(code) : null
  }
  const Dialog = open && dialogs[open]
  return (
    <Group gap="xs">
      <StepButtons
        main={next()}
        others={fenster.map((handlung) => ({
          id: handlung,
          label: t(`knopf.${button[handlung]}`),
          blockedReason: why(handlung),
          onSelect: () => setOffen(handlung),
        }))}
        menu={{ label: t('knopf.mehr') }}
      />
      {Dialog !== null && <Dialog tour={tour} onClose={() => setOffen(null)} />}
    </Group>
  )

  function next() {
    const onSelect = (handlung: 'starten' | 'beenden') => () => run(handlung, {})
    const busy = laeuft === 'starten' || laeuft === 'beenden'
    if (uebergaenge.starten === true)
      return { id: 'starten', label: t(status === 'BEENDET' ? 'knopf.weiter' : 'knopf.starten'), busy, onSelect: onSelect('starten') }
    if (uebergaenge.beenden !== true) return null
    return { id: 'beenden', label: t('knopf.beenden'), look: 'secondary', busy, onSelect: onSelect('beenden') } as const
  }
}

export function Tageswahl({ tag, heute, onWahl }: { tag: IsoDate; heute: IsoDate; onWahl: (tag: IsoDate | null) => void }) {
  const t = useTourTexts()
  const goTo = (naechster: IsoDate) => onWahl(naechster === heute ? null : naechster)
  return (
    <Group gap="xs">
      <IconButton label={t('vorher')} icon={<IconChevronLeft size={22} aria-hidden />} onClick={() => goTo(plusDays(tag, -1))} />
      {tag !== heute && (
        <Button look="secondary" onClick={() => goTo(heute)}>
          {t('heute')}
        </Button>
      )}
      <IconButton label={t('nachher')} icon={<IconChevronRight size={22} aria-hidden />} onClick={() => goTo(plusDays(tag, 1))} />
    </Group>
  )
}
