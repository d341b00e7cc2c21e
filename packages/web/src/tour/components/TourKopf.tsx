import { alleFehler } from '@dreiklang/domain/errors'
import type { TourAntwort } from '@dreiklang/domain/tour/sicht.contract'
import type { TourHandlung } from '@dreiklang/domain/tour/uebergaenge'
import { IconCar, IconCircleCheck, IconClockExclamation, IconDots, IconHourglass } from '@tabler/icons-react'
import { useState } from 'react'
import { formatTime } from '../../shared/format.ts'
import { useLanguage, useTexts } from '../../shared/i18n.ts'
import { StatusBadge } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Group, Stack, Text } from '../../ui/layout.ts'
import { Menu } from '../../ui/Menu.tsx'
import { tourTexts } from '../tour.texts.ts'
import { EinrichtenDialog, StoppDialog, UebergabeDialog } from './TourDialoge.tsx'
import { useTourSchritt } from './useTourSchritt.ts'

const zeichen = {
  OFFEN: { tone: 'neutral', Bild: IconHourglass },
  GESTARTET: { tone: 'info', Bild: IconCar },
  BEENDET: { tone: 'success', Bild: IconCircleCheck },
} as const

export function TourPlakette({ status }: Pick<TourAntwort, 'status'>) {
  const t = useTexts(tourTexts)
  const { tone, Bild } = zeichen[status]
  return (
    <StatusBadge tone={tone} icon={<Bild size={16} />}>
      {t(`status.${status}`)}
    </StatusBadge>
  )
}

export function SpaetPlakette({ minuten }: { minuten: number }) {
  const t = useTexts(tourTexts)
  if (minuten === 0) return null
  return (
    <StatusBadge tone="warning" icon={<IconClockExclamation size={16} />}>
      {t('spaet', { minuten })}
    </StatusBadge>
  )
}

/** How far it is, and what can be done with the whole of it. */
export function TourKopf({ tour }: { tour: TourAntwort }) {
  const t = useTexts(tourTexts)
  const { status, stopps, fahrMinuten, spaetMinuten, zurueckUm, fahrzeug } = tour
  const fertige = stopps.filter(({ fertig }) => fertig).length
  const worte = [
    t('stand', { fertige, alle: stopps.length }),
    t('fahrt', { minuten: fahrMinuten }),
    ...(zurueckUm === null ? [] : [t('zurueck', { zeit: formatTime(zurueckUm) })]),
    ...(fahrzeug === null ? [] : [fahrzeug]),
  ]
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <TourPlakette status={status} />
        <SpaetPlakette minuten={spaetMinuten} />
      </Group>
      <Text>{worte.join(' · ')}</Text>
      <TourKnoepfe tour={tour} />
    </Stack>
  )
}

type Fenster = 'stoppHinzufuegen' | 'einrichten' | 'uebergeben'
const fenster: readonly Fenster[] = ['stoppHinzufuegen', 'einrichten', 'uebergeben']
const knopf = { stoppHinzufuegen: 'stopp', einrichten: 'einrichten', uebergeben: 'uebergeben' } as const

function TourKnoepfe({ tour }: { tour: TourAntwort }) {
  const t = useTexts(tourTexts)
  const sprache = useLanguage()
  const [offen, setOffen] = useState<Fenster | null>(null)
  const { tue, laeuft } = useTourSchritt(tour)
  const { uebergaenge, status } = tour
  const geht = (handlung: TourHandlung) => uebergaenge[handlung] === true
  const warum = (handlung: TourHandlung) => {
    const code = uebergaenge[handlung]
    return typeof code === 'string' ? (alleFehler[code]?.[sprache] ?? code) : null
  }
  const schliesse = () => setOffen(null)
  return (
    <Group gap="xs">
      {geht('starten') && (
        <Button busy={laeuft?.handlung === 'starten'} onClick={() => tue('starten', {})}>
          {status === 'BEENDET' ? t('knopf.weiter') : t('knopf.starten')}
        </Button>
      )}
      {geht('beenden') && (
        <Button look="secondary" busy={laeuft?.handlung === 'beenden'} onClick={() => tue('beenden', {})}>
          {t('knopf.beenden')}
        </Button>
      )}
      <Menu
        trigger={
          <Button look="secondary" icon={<IconDots size={20} aria-hidden />}>
            {t('knopf.mehr')}
          </Button>
        }
        groups={[
          {
            entries: fenster.map((handlung) => ({
              id: handlung,
              label: t(`knopf.${knopf[handlung]}`),
              blockedReason: warum(handlung),
              onSelect: () => setOffen(handlung),
            })),
          },
        ]}
      />
      {offen === 'stoppHinzufuegen' && <StoppDialog tour={tour} onSchliessen={schliesse} />}
      {offen === 'einrichten' && <EinrichtenDialog tour={tour} onSchliessen={schliesse} />}
      {offen === 'uebergeben' && <UebergabeDialog tour={tour} onSchliessen={schliesse} />}
    </Group>
  )
}
