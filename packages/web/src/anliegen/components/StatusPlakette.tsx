import type { AnliegenStatus } from '@dreiklang/domain/anliegen/anliegen'
import { IconBan, IconCircleCheck, IconInbox, IconProgress } from '@tabler/icons-react'
import { StatusBadge } from '../../ui/feedback.tsx'
import { useAnliegenTexts } from '../anliegen.texts.ts'

const bilder = {
  NEU: { tone: 'info', Bild: IconInbox },
  IN_ARBEIT: { tone: 'warning', Bild: IconProgress },
  ERLEDIGT: { tone: 'success', Bild: IconCircleCheck },
  ABGELEHNT: { tone: 'neutral', Bild: IconBan },
} as const

export function StatusPlakette({ status }: { status: AnliegenStatus }) {
  const t = useAnliegenTexts()
  const { tone, Bild } = bilder[status]
  return (
    <StatusBadge tone={tone} icon={<Bild size={16} />}>
      {t(`status.${status}`)}
    </StatusBadge>
  )
}
