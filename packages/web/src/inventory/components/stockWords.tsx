/** Words and marks that several pages of the inventory share. */
import { isExpiringSoon, isExpired, missingTo } from '@dreiklang/domain/inventory/inventory'
import type { Stocked } from '@dreiklang/domain/inventory/stock.contract'
import { IconAlertTriangle, IconBan, IconClockExclamation } from '@tabler/icons-react'
import { formatDate, formatNumber } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { StatusBadge } from '../../ui/feedback.tsx'
import { useInventoryTexts } from '../inventory.texts.ts'

type Unit = Stocked['unit']

/** „12 Packungen“ */
export function useAmount(): (count: number, unit: Unit) => string {
  const t = useInventoryTexts()
  return (count, unit) => `${formatNumber(count)} ${t(`unit.${unit}`, { count })}`
}

export function ExpiryMark({ expiry, blocked = false }: { expiry: string | null; blocked?: boolean }) {
  const t = useInventoryTexts()
  const today = useToday()
  if (blocked)
    return (
      <StatusBadge tone="danger" icon={<IconBan size={16} />}>
        {t('mark.blocked')}
      </StatusBadge>
    )
  if (expiry === null) return null
  if (isExpired(expiry, today))
    return (
      <StatusBadge tone="danger" icon={<IconClockExclamation size={16} />}>
        {t('mark.expired', { day: formatDate(expiry) })}
      </StatusBadge>
    )
  if (isExpiringSoon(expiry, today))
    return (
      <StatusBadge tone="warning" icon={<IconClockExclamation size={16} />}>
        {t('mark.until', { day: formatDate(expiry) })}
      </StatusBadge>
    )
  return <span>{t('mark.until', { day: formatDate(expiry) })}</span>
}

export function LowMark({ row: { minimum, product } }: { row: Pick<Stocked, 'minimum' | 'product'> }) {
  const t = useInventoryTexts()
  const missing = missingTo(minimum, product)
  if (missing === 0) return null
  return (
    <StatusBadge tone="warning" icon={<IconAlertTriangle size={16} />}>
      {t('mark.missing', { count: missing })}
    </StatusBadge>
  )
}
