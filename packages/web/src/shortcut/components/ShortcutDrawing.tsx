import { type ShortcutIcon, shortcutIcons } from '@dreiklang/domain/shortcut/shortcut'
import {
  IconAddressBook,
  IconAlertTriangle,
  IconBookmark,
  IconBuildingCommunity,
  IconBuildingHospital,
  IconCalendar,
  IconChartBar,
  IconClock,
  IconFileText,
  IconHomeHeart,
  IconLink,
  IconMail,
  IconMessage,
  IconPackage,
  IconPhone,
  IconPill,
  IconPlus,
  IconSettings,
  IconStar,
  IconStethoscope,
  IconTruckDelivery,
  IconUser,
  IconUsers,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'

const drawings: Record<ShortcutIcon, Icon> = {
  bookmark: IconBookmark,
  star: IconStar,
  package: IconPackage,
  plus: IconPlus,
  users: IconUsers,
  user: IconUser,
  'address-book': IconAddressBook,
  'building-community': IconBuildingCommunity,
  'building-hospital': IconBuildingHospital,
  'home-heart': IconHomeHeart,
  stethoscope: IconStethoscope,
  pill: IconPill,
  'truck-delivery': IconTruckDelivery,
  calendar: IconCalendar,
  clock: IconClock,
  message: IconMessage,
  mail: IconMail,
  phone: IconPhone,
  'file-text': IconFileText,
  'chart-bar': IconChartBar,
  settings: IconSettings,
  world: IconWorld,
  link: IconLink,
  'alert-triangle': IconAlertTriangle,
}

export function ShortcutDrawing({ icon, size }: { icon: string; size: number }) {
  const known = shortcutIcons.find((name) => name === icon) ?? 'bookmark'
  const Drawing = drawings[known]
  return <Drawing size={size} stroke={1.5} aria-hidden />
}
