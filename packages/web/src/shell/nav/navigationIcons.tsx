import type { NavigationIcon } from '@dreiklang/domain/navigation/icons'
import {
  IconAddressBook,
  IconAffiliate,
  IconAmbulance,
  IconApi,
  IconBuildingCommunity,
  IconCalendarDue,
  IconChartBar,
  IconCircleDot,
  IconHistory,
  IconHomeHeart,
  IconId,
  IconMessageQuestion,
  IconPackage,
  IconPill,
  IconScale,
  IconSettings,
  IconStethoscope,
  IconUsers,
  type Icon,
} from '@tabler/icons-react'
import { createElement } from 'react'

const drawings: Record<NavigationIcon, Icon> = {
  'address-book': IconAddressBook,
  affiliate: IconAffiliate,
  ambulance: IconAmbulance,
  api: IconApi,
  'building-community': IconBuildingCommunity,
  'calendar-due': IconCalendarDue,
  'chart-bar': IconChartBar,
  history: IconHistory,
  'home-heart': IconHomeHeart,
  'id-badge-2': IconId,
  'message-question': IconMessageQuestion,
  package: IconPackage,
  pill: IconPill,
  scale: IconScale,
  settings: IconSettings,
  stethoscope: IconStethoscope,
  users: IconUsers,
}

const byName = new Map<string, Icon>(Object.entries(drawings))

/** An unknown name becomes a dot, so that rows stay aligned. */
export function NavIcon({ name, size = 24 }: { name: string; size?: number }) {
  return createElement(byName.get(name) ?? IconCircleDot, { size, stroke: 1.5, 'aria-hidden': true })
}
