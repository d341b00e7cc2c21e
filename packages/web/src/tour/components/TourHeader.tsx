import type { IsoDate } from '@dreiklang/domain/shared/time'
import type { TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconDownload, IconList, IconRoute } from '@tabler/icons-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { hausbesuchePath, tourenPath, unterwegsPath } from '../../hausbesuch/hausbesuch.paths.ts'
import { useHausbesuchTexts } from '../../hausbesuch/hausbesuch.texts.ts'
import { formatTime } from '../../shared/format.ts'
import { useReason } from '../../step/useReason.ts'
import { Button } from '../../ui/buttons.tsx'
import type { MenuEntry, MenuGroups } from '../../ui/menuEntry.ts'
import { useTourTexts } from '../tour.texts.ts'
import { HeadRow, More } from './HeadRow.tsx'
import { SpaetBadge } from './TourBadges.tsx'
import { EinrichtenDialog, StoppDialog, UebergabeDialog } from './TourDialoge.tsx'
import { type TourDialogProps, useTourPress } from './tourStep.ts'
import classes from './Tour.module.css'

interface TourHeaderProps {
  titel: string
  tag: IsoDate
  heute: IsoDate
  /** Null: not known now. */
  tour: TourAnswer | null
  /** Other days. */
  days: ReactNode
}

export function TourHeader({ titel, tag, heute, tour, days }: TourHeaderProps) {
  const words = useShortWords()
  const places = usePlaces(tag, heute)
  return (
    <HeadRow titel={titel} tag={tag} meta={tour === null ? null : words(tour)}>
      {days}
      {tour === null ? <More groups={[{ entries: places }]} /> : <TourMenu tour={tour} places={places} />}
    </HeadRow>
  )
}

function useShortWords() {
  const t = useTourTexts()
  return ({ stopps, fahrMinuten, zurueckUm, fahrzeug }: TourAnswer) =>
    [
      t('kurz.stand', { fertige: stopps.filter(({ fertig }) => fertig).length, alle: stopps.length }),
      t('kurz.fahrt', { anzahl: fahrMinuten }),
      ...(zurueckUm === null ? [] : [t('kurz.zurueck', { zeit: formatTime(zurueckUm) })]),
      ...(fahrzeug === null ? [] : [fahrzeug]),
    ].join(' · ')
}

function usePlaces(tag: IsoDate, heute: IsoDate): MenuEntry[] {
  const t = useTourTexts()
  const h = useHausbesuchTexts()
  return [
    { id: 'alle', label: h('alle'), icon: <IconList size={18} aria-hidden />, to: hausbesuchePath },
    { id: 'touren', label: t('alle'), icon: <IconRoute size={18} aria-hidden />, to: tourenPath(tag === heute ? undefined : tag) },
    { id: 'ohneNetz', label: h('tag.ohneNetz'), icon: <IconDownload size={18} aria-hidden />, to: unterwegsPath },
  ]
}

type Fenster = 'stoppHinzufuegen' | 'einrichten' | 'uebergeben'
const fenster: readonly Fenster[] = ['stoppHinzufuegen', 'einrichten', 'uebergeben']
const button = { stoppHinzufuegen: 'stopp', einrichten: 'einrichten', uebergeben: 'uebergeben' } as const
const dialogs: Record<Fenster, ComponentType<TourDialogProps>> = {
  stoppHinzufuegen: StoppDialog,
  einrichten: EinrichtenDialog,
  uebergeben: UebergabeDialog,
}

function TourMenu({ tour, places }: { tour: TourAnswer; places: readonly MenuEntry[] }) {
  const t = useTourTexts()
  const reason = useReason()
  const [open, setOffen] = useState<Fenster | null>(null)
  const { run } = useTourPress(tour)
  const { uebergaenge } = tour
  const why = (handlung: Fenster) => {
    const code = uebergaenge[handlung]
    return typeof code === 'string' ? reason(code) : null
  }
  const Dialog = open && dialogs[open]
  const groups: MenuGroups = [
    {
      entries: [
        ...(uebergaenge.beenden === true && !isThrough(tour)
          ? [{ id: 'beenden', label: t('knopf.beenden'), onSelect: () => run('beenden', {}) }]
          : []),
        ...fenster.map((handlung) => ({
          id: handlung,
          label: t(`knopf.${button[handlung]}`),
          blockedReason: why(handlung),
          onSelect: () => setOffen(handlung),
        })),
      ],
    },
    { entries: places },
  ]
  return (
    <>
      <More groups={groups} />
      {Dialog !== null && <Dialog tour={tour} onClose={() => setOffen(null)} />}
    </>
  )
}

const isThrough = ({ stopps }: TourAnswer) => stopps.every(({ fertig }) => fertig)

/** There only while it is the next thing to say: that one sets out, goes on, or is through. */
export function TourStand({ tour }: { tour: TourAnswer }) {
  const t = useTourTexts()
  const { run, laeuft } = useTourPress(tour)
  const { uebergaenge, status, spaetMinuten } = tour
  const handlung = next()
  if (handlung === null) return null
  return (
    <div className={classes.stand}>
      <SpaetBadge minuten={spaetMinuten} />
      <Button look="secondary" busy={laeuft === handlung.id} onClick={() => run(handlung.id, {})}>
        {handlung.label}
      </Button>
    </div>
  )

  function next() {
    if (uebergaenge.starten === true) return { id: 'starten', label: t(status === 'BEENDET' ? 'knopf.weiter' : 'knopf.starten') } as const
    return uebergaenge.beenden === true && isThrough(tour) ? ({ id: 'beenden', label: t('knopf.beenden') } as const) : null
  }
}
