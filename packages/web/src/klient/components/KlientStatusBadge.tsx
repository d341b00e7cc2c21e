import type { KlientStatus } from '@dreiklang/domain/klient/klient'
import { IconCircleCheck, IconCircleMinus, IconPlayerPause } from '@tabler/icons-react'
import { StatusBadge } from '../../ui/feedback.tsx'
import { useKlientTexts } from '../klient.texts.ts'

const tones = { AKTIV: 'success', PAUSIERT: 'warning', BEENDET: 'neutral', VERSTORBEN: 'neutral' } as const
const icons = { AKTIV: IconCircleCheck, PAUSIERT: IconPlayerPause, BEENDET: IconCircleMinus, VERSTORBEN: IconCircleMinus }

export function KlientStatusBadge({ status }: { status: KlientStatus }) {
  const t = useKlientTexts()
  const Icon = icons[status]
  return (
    <StatusBadge tone={tones[status]} icon={<Icon />}>
      {t(`status.${status}`)}
    </StatusBadge>
  )
}
