import type { TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconCar, IconCircleCheck, IconClockExclamation, IconHourglass } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { formatTime } from '../../shared/format.ts'
import { StepButtons } from '../../step/StepButtons.tsx'
import { useReason } from '../../step/useReason.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { Group, Stack, Text } from '../../ui/layout.tsx'
import { useTourTexts } from '../tour.texts.ts'
import { EinrichtenDialog, StoppDialog, UebergabeDialog } from './TourDialoge.tsx'
import { useTourPress } from './tourStep.ts'

const zeichen = {
  OFFEN: { tone: 'neutral', Bild: IconHourglass },
  GESTARTET: { tone: 'info', Bild: IconCar },
  BEENDET: { tone: 'success', Bild: IconCircleCheck },
} as const

export function TourBadge({ status }: Pick<TourAnswer, 'status'>) {
  const t = useTourTexts()
  const { tone, Bild } = zeichen[status]
  return (
    <StatusBadge tone={tone} icon={<Bild size={16} />}>
      {t(`status.${status}`)}
    </StatusBadge>
  )
}

export function SpaetBadge({ minuten }: { minuten: number }) {
  const t = useTourTexts()
  if (minuten === 0) return null
  return (
    <StatusBadge tone="warning" icon={<IconClockExclamation size={16} />}>
      {t('spaet', { minuten })}
    </StatusBadge>
  )
}

export function TourKopf({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const { status, stopps, fahrMinuten, spaetMinuten, zurueckUm, fahrzeug } = tour
  const fertige = stopps.filter(({ fertig }) => fertig).length
  const words = [
    t('stand', { fertige, alle: stopps.length }),
    t('fahrt', { minuten: fahrMinuten }),
    ...(zurueckUm === null ? [] : [t('zurueck', { zeit: formatTime(zurueckUm) })]),
    ...(fahrzeug === null ? [] : [fahrzeug]),
  ]
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <TourBadge status={status} />
        <SpaetBadge minuten={spaetMinuten} />
      </Group>
      <Text>{words.join(' · ')}</Text>
      <TourButtons tour={tour} />
    </Stack>
  )
}

type Fenster = 'stoppHinzufuegen' | 'einrichten' | 'uebergeben'
const fenster: readonly Fenster[] = ['stoppHinzufuegen', 'einrichten', 'uebergeben']
const button = { stoppHinzufuegen: 'stopp', einrichten: 'einrichten', uebergeben: 'uebergeben' } as const
const dialogs: Record<Fenster, ComponentType<{ tour: TourAnswer; onClose: () => void }>> = {
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
