import type { NavigationIcon } from '@dreiklang/domain/navigation/icons'
import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
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
  IconListCheck,
  IconMessageQuestion,
  IconPackage,
  IconPill,
  IconScale,
  IconSettings,
  IconStethoscope,
  IconTruckDelivery,
  IconUsers,
  type Icon,
  IconBuildingWarehouse,
  IconSchool,
  IconHelp,
  IconFolder,
  IconNotebook,
  IconLayoutKanban,
  IconMail,
  IconMessages,
  IconNote,
  IconIcons,
} from '@tabler/icons-react'
import { createElement } from 'react'
import { looksOf } from './navTree.ts'
import classes from './NavContent.module.css'

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
  'list-check': IconListCheck,
  'message-question': IconMessageQuestion,
  package: IconPackage,
  pill: IconPill,
  scale: IconScale,
  settings: IconSettings,
  stethoscope: IconStethoscope,
  'truck-delivery': IconTruckDelivery,
  users: IconUsers,
  note: IconNote,
  messages: IconMessages,
  notebook: IconNotebook,
  'layout-kanban': IconLayoutKanban,
  mail: IconMail,
  icons: IconIcons,
  'building-warehouse': IconBuildingWarehouse,
  school: IconSchool,
  help: IconHelp,
  folder: IconFolder,
}

const byName = new Map<string, Icon>(Object.entries(drawings))

export function NavContent({ item, icon = true }: { item: NavigationItem; icon?: boolean }) {
  return (
    <>
      {icon && item.icon !== undefined && (
        <span className={classes.icon} data-look={looksOf(item.classes?.icon)}>
          <NavIcon name={item.icon} />
        </span>
      )}
      <span className={classes.words}>
        <span className={classes.title} data-look={looksOf(item.classes?.title)}>
          {item.title}
        </span>
        {item.subtitle !== undefined && (
          <span className={classes.subtitle} data-look={looksOf(item.classes?.subtitle)}>
            {item.subtitle}
          </span>
        )}
      </span>
      {item.badge !== undefined && (
        <span className={classes.badge} data-look={looksOf(item.badge.classes)}>
          {item.badge.title}
        </span>
      )}
    </>
  )
}

/** An unknown name becomes a dot, so that rows stay aligned. */
export function NavIcon({ name, size = 24 }: { name: string; size?: number }) {
  return createElement(byName.get(name) ?? IconCircleDot, { size, stroke: 1.5, 'aria-hidden': true })
}
