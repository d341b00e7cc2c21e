import type { BoardIcon } from '@dreiklang/domain/scrumboard/scrumboard'
import {
  IconCalendar,
  IconLayoutKanban,
  IconPackage,
  IconPill,
  IconSchool,
  IconTools,
  IconTruckDelivery,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'

const icons: Record<BoardIcon, Icon> = {
  board: IconLayoutKanban,
  package: IconPackage,
  users: IconUsers,
  calendar: IconCalendar,
  tools: IconTools,
  pill: IconPill,
  truck: IconTruckDelivery,
  school: IconSchool,
}

export function BoardSign({ icon, size = 22 }: { icon: BoardIcon; size?: number }) {
  const Sign = icons[icon]
  return <Sign size={size} aria-hidden />
}
