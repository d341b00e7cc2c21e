import type { PartnerschaftStand } from '@dreiklang/domain/organisation/partnerschaft.contract'
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react'
import { StatusBadge } from '../../../ui/feedback.tsx'
import { useProfilTexts } from '../../organisation.texts.ts'

export function PartnerStandZeichen({ stand }: { stand: PartnerschaftStand }) {
  const t = useProfilTexts()
  switch (stand.status) {
    case 'AKTIV':
      return (
        <StatusBadge tone="success" icon={<IconCircleCheck size={16} />}>
          {t('partner.AKTIV')}
        </StatusBadge>
      )
    case 'ANGEFRAGT':
      return (
        <StatusBadge tone={stand.selbstGefragt ? 'neutral' : 'warning'} icon={<IconHourglass size={16} />}>
          {t(stand.selbstGefragt ? 'partner.gefragt' : 'partner.wartet')}
        </StatusBadge>
      )
    case 'BEENDET':
      return (
        <StatusBadge tone="neutral" icon={<IconCircleX size={16} />}>
          {t(stand.selbstBeendet === true ? 'partner.beendetSelbst' : 'partner.beendetAndere')}
        </StatusBadge>
      )
  }
}
