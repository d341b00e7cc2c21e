import type { BesuchStatus, Dringlichkeit } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import {
  type Icon,
  IconAlarm,
  IconAlertTriangle,
  IconBan,
  IconCalendarCheck,
  IconCar,
  IconCircleCheck,
  IconCircleX,
  IconClockExclamation,
  IconDoorOff,
  IconFileAlert,
  IconMessageQuestion,
  IconPhoneCall,
  IconPlayerPlay,
} from '@tabler/icons-react'
import { StatusBadge } from '../../ui/feedback.tsx'
import type { Tone } from '../../ui/tokens.ts'
import { useBegriffeTexts } from '../hausbesuch.texts.ts'

interface Zeichen {
  tone: Tone
  Bild: Icon
}

const statusZeichen: Record<BesuchStatus, Zeichen> = {
  ANGEFRAGT: { tone: 'warning', Bild: IconMessageQuestion },
  GEPLANT: { tone: 'info', Bild: IconCalendarCheck },
  UNTERWEGS: { tone: 'info', Bild: IconCar },
  BEGONNEN: { tone: 'info', Bild: IconPlayerPlay },
  ABGESCHLOSSEN: { tone: 'success', Bild: IconCircleCheck },
  NICHT_ANGETROFFEN: { tone: 'danger', Bild: IconDoorOff },
  ABGELEHNT: { tone: 'danger', Bild: IconCircleX },
  ABGESAGT: { tone: 'neutral', Bild: IconBan },
}
const dringlichkeitsZeichen: Partial<Record<Dringlichkeit, Zeichen>> = {
  HEUTE: { tone: 'warning', Bild: IconAlertTriangle },
  SOFORT: { tone: 'danger', Bild: IconAlarm },
}
const ueberlagerungsZeichen: Record<RowAnswer['ueberlagerungen'][number], Icon> = {
  UEBERFAELLIG: IconClockExclamation,
  BESTAETIGUNG_FEHLT: IconPhoneCall,
  OHNE_VERORDNUNG: IconFileAlert,
}

/** How a state looks where there is no room for its word. */
export const lookOf = (status: BesuchStatus): Readonly<Zeichen> => statusZeichen[status]

function Plakette({ tone, Bild, word }: Zeichen & { word: string }) {
  return (
    <StatusBadge tone={tone} icon={<Bild size={16} />}>
      {word}
    </StatusBadge>
  )
}

export function StatusPlakette({ status }: { status: BesuchStatus }) {
  const b = useBegriffeTexts()
  return <Plakette {...statusZeichen[status]} word={b(`status.${status}`)} />
}

interface BadgesProps {
  besuch: Pick<RowAnswer, 'status' | 'dringlichkeit' | 'ueberlagerungen' | 'abgebrochen'>
}

export function Badges({ besuch: { status, dringlichkeit, ueberlagerungen, abgebrochen } }: BadgesProps) {
  const b = useBegriffeTexts()
  const eilig = dringlichkeitsZeichen[dringlichkeit]
  return (
    <>
      <StatusPlakette status={status} />
      {eilig !== undefined && <Plakette {...eilig} word={b(`dringlichkeit.${dringlichkeit}`)} />}
      {ueberlagerungen.map((one) => (
        <Plakette key={one} tone="danger" Bild={ueberlagerungsZeichen[one]} word={b(`ueberlagerung.${one}`)} />
      ))}
      {abgebrochen && <Plakette tone="warning" Bild={IconAlertTriangle} word={b('abgebrochen')} />}
    </>
  )
}
