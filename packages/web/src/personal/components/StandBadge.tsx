import type { Stand } from '@dreiklang/domain/personal/personal'
import { IconCircleCheck, IconDoorExit, IconLock, IconMail } from '@tabler/icons-react'
import { StatusBadge } from '../../ui/feedback.tsx'
import { usePersonalTexts } from '../personal.texts.ts'

const looks = {
  EINGELADEN: { tone: 'info', Icon: IconMail },
  AKTIV: { tone: 'success', Icon: IconCircleCheck },
  GESPERRT: { tone: 'danger', Icon: IconLock },
  AUSGESCHIEDEN: { tone: 'neutral', Icon: IconDoorExit },
} as const

export function StandBadge({ stand }: { stand: Stand }) {
  const t = usePersonalTexts()
  const { tone, Icon } = looks[stand]
  return (
    <StatusBadge tone={tone} icon={<Icon />}>
      {t(`stand.${stand}`)}
    </StatusBadge>
  )
}
