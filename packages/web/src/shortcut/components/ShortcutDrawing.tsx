import { type ShortcutIcon, shortcutIcons } from '@dreiklang/domain/shortcut/shortcut'
import * as tabler from '@tabler/icons-react'
import { IconTruckDelivery } from '@tabler/icons-react'

const drawings: Record<ShortcutIcon, tabler.Icon> = {
  bookmark: tabler.IconBookmark,
  star: tabler.IconStar,
  package: tabler.IconPackage,
  plus: tabler.IconPlus,
  users: tabler.IconUsers,
  user: tabler.IconUser,
  'address-book': tabler.IconAddressBook,
  'building-community': tabler.IconBuildingCommunity,
  'building-hospital': tabler.IconBuildingHospital,
  'home-heart': tabler.IconHomeHeart,
  stethoscope: tabler.IconStethoscope,
  pill: tabler.IconPill,
  'truck-delivery': IconTruckDelivery,
  calendar: tabler.IconCalendar,
  clock: tabler.IconClock,
  message: tabler.IconMessage,
  mail: tabler.IconMail,
  phone: tabler.IconPhone,
  'file-text': tabler.IconFileText,
  'chart-bar': tabler.IconChartBar,
  settings: tabler.IconSettings,
  world: tabler.IconWorld,
  link: tabler.IconLink,
  'alert-triangle': tabler.IconAlertTriangle,
}

export function ShortcutDrawing({ icon, size }: { icon: string; size: number }) {
  const Drawing = drawings[shortcutIcons.find((name) => name === icon) ?? 'bookmark']
  return <Drawing size={size} stroke={1.5} aria-hidden />
}
