import type { BesuchStatus, Dringlichkeit } from '@dreiklang/domain/hausbesuch/hausbesuch'
import type { RowAnswer } from '@dreiklang/domain/hausbesuch/view.contract'
import {
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
import type { ReactNode } from 'react'
import { StatusBadge } from '../../ui/feedback.tsx'
import { useBegriffeTexts } from '../hausbesuch.texts.ts'

const statusZeichen = {
  ANGEFRAGT: { tone: 'warning', Bild: IconMessageQuestion },
  GEPLANT: { tone: 'info', Bild: IconCalendarCheck },
  UNTERWEGS: { tone: 'info', Bild: IconCar },
  BEGONNEN: { tone: 'info', Bild: IconPlayerPlay },
  ABGESCHLOSSEN: { tone: 'success', Bild: IconCircleCheck },
  NICHT_ANGETROFFEN: { tone: 'danger', Bild: IconDoorOff },
  ABGELEHNT: { tone: 'danger', Bild: IconCircleX },
  ABGESAGT: { tone: 'neutral', Bild: IconBan },
} as const

const ueberlagerungsZeichen: Record<RowAnswer['ueberlagerungen'][number], ReactNode> = {
  UEBERFAELLIG: <IconClockExclamation size={16} />,
  BESTAETIGUNG_FEHLT: <IconPhoneCall size={16} />,
  OHNE_VERORDNUNG: <IconFileAlert size={16} />,
}

export function StatusPlakette({ status }: { status: BesuchStatus }) {
  const b = useBegriffeTexts()
  const { tone, Bild } = statusZeichen[status]
  return (
    <StatusBadge tone={tone} icon={<Bild size={16} />}>
      {b(`status.${status}`)}
    </StatusBadge>
  )
}

function DringlichkeitBadge({ dringlichkeit }: { dringlichkeit: Dringlichkeit }) {
  const b = useBegriffeTexts()
  if (dringlichkeit !== 'HEUTE' && dringlichkeit !== 'SOFORT') return null
  const sofort = dringlichkeit === 'SOFORT'
  return (
    <StatusBadge tone={sofort ? 'danger' : 'warning'} icon={sofort ? <IconAlarm size={16} /> : <IconAlertTriangle size={16} />}>
      {b(`dringlichkeit.${dringlichkeit}`)}
    </StatusBadge>
  )
}

export function Badges({
  besuch: { status, dringlichkeit, ueberlagerungen, abgebrochen },
}: {
  besuch: Pick<RowAnswer, 'status' | 'dringlichkeit' | 'ueberlagerungen' | 'abgebrochen'>
}) {
  const b = useBegriffeTexts()
  return (
    <>
      <StatusPlakette status={status} />
      <DringlichkeitBadge dringlichkeit={dringlichkeit} />
      {ueberlagerungen.map((one) => (
        <StatusBadge key={one} tone="danger" icon={ueberlagerungsZeichen[one]}>
          {b(`ueberlagerung.${one}`)}
        </StatusBadge>
      ))}
      {abgebrochen && (
        <StatusBadge tone="warning" icon={<IconAlertTriangle size={16} />}>
          {b('abgebrochen')}
        </StatusBadge>
      )}
    </>
  )
}
