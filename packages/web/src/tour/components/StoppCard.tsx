import type { StoppAnswer, TourAnswer } from '@dreiklang/domain/tour/view.contract'
import { IconArrowDown, IconArrowUp, IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { Tageskarte } from '../../hausbesuch/components/Tageskarte.tsx'
import { formatTime } from '../../shared/format.ts'
import { useTexts } from '../../shared/i18n.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { UnstyledButton } from '../../ui/UnstyledButton.ts'
import { tourTexts } from '../tour.texts.ts'
import { OtherStopp } from './OtherStopp.tsx'
import { stoppName } from './anzeige.ts'
import { EgkRow } from './EgkRow.tsx'
import classes from './Stopp.module.css'
import { SpaetBadge } from './TourKopf.tsx'

/** How a stop gets to another place; null where nobody may move it. */
export interface Ordnung {
  platz: number
  alle: number
  griff: ComponentProps<'button'>
  move: (um: 1 | -1) => void
}

export function StoppCard({ tour, stopp, ordnung }: { tour: TourAnswer; stopp: StoppAnswer; ordnung: Ordnung | null }) {
  return (
    <>
      <Kopf stopp={stopp} ordnung={ordnung} />
      {stopp.besuch === null ? <OtherStopp tour={tour} stopp={stopp} /> : <Tageskarte besuch={stopp.besuch} />}
      <EgkRow stopp={stopp} />
    </>
  )
}

function Kopf({ stopp, ordnung }: { stopp: StoppAnswer; ordnung: Ordnung | null }) {
  const { ankunft } = stopp
  if (ankunft === null && ordnung === null) return null
  return (
    <div className={classes.kopf}>
      {ordnung !== null && <Griff stopp={stopp} ordnung={ordnung} />}
      <div className={classes.ankunft}>{ankunft !== null && <Ankunft ankunft={ankunft} />}</div>
      {ordnung !== null && <Pfeile stopp={stopp} ordnung={ordnung} />}
    </div>
  )
}

function Ankunft({ ankunft: { am, reise, spaetMinuten } }: { ankunft: NonNullable<StoppAnswer['ankunft']> }) {
  const t = useTexts(tourTexts)
  return (
    <>
      <span>
        {t('stopp.ankunft', { zeit: formatTime(am) })} · {weg()}
      </span>
      <SpaetBadge minuten={spaetMinuten} />
    </>
  )

  function weg(): string {
    if (reise === null) return t('stopp.wegUnbekannt')
    const { minuten, meter } = reise
    return meter === null ? t('stopp.reise', { minuten }) : t('stopp.reiseKm', { minuten, km: Math.round(meter / 100) / 10 })
  }
}

function Griff({ stopp, ordnung: { platz, alle, griff } }: { stopp: StoppAnswer; ordnung: Ordnung }) {
  const t = useTexts(tourTexts)
  return (
    <UnstyledButton
      {...griff}
      className={classes.griff ?? ''}
      data-grip
      aria-label={t('stopp.greifen', { name: stoppName(stopp), platz, alle })}
    >
      <IconGripVertical size={22} aria-hidden />
      {platz}
    </UnstyledButton>
  )
}

function Pfeile({ stopp, ordnung: { platz, alle, move } }: { stopp: StoppAnswer; ordnung: Ordnung }) {
  const t = useTexts(tourTexts)
  const name = stoppName(stopp)
  return (
    <div className={classes.pfeile}>
      <IconButton
        label={t('stopp.hoch', { name })}
        icon={<IconArrowUp size={22} aria-hidden />}
        disabled={platz === 1}
        onClick={() => move(-1)}
      />
      <IconButton
        label={t('stopp.runter', { name })}
        icon={<IconArrowDown size={22} aria-hidden />}
        disabled={platz === alle}
        onClick={() => move(1)}
      />
    </div>
  )
}
