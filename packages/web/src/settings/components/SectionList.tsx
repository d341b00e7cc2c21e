import {
  IconBell,
  IconBuildingCommunity,
  IconCalendar,
  IconLanguage,
  IconPalette,
  IconShieldLock,
  IconUser,
  IconUsers,
} from '@tabler/icons-react'
import { PlainLink } from '../../ui/buttons.tsx'
import { settingsSectionPath } from '../settings.paths.ts'
import { useSettingsTexts } from '../settings.texts.ts'
import type { SettingsSection } from '../settingsSections.ts'
import classes from './SectionList.module.css'

const icons = {
  profile: IconUser,
  appearance: IconPalette,
  language: IconLanguage,
  notifications: IconBell,
  calendar: IconCalendar,
  security: IconShieldLock,
  organisation: IconBuildingCommunity,
  team: IconUsers,
} satisfies Record<SettingsSection['id'], typeof IconUser>

export function SectionList({ sections, current }: { sections: readonly SettingsSection[]; current: SettingsSection['id'] }) {
  const t = useSettingsTexts()
  return (
    <nav aria-label={t('sections')}>
      <ul className={classes.list}>
        {sections.map(({ id, text }) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <PlainLink to={settingsSectionPath(id)} className={classes.link} aria-current={id === current ? 'true' : undefined}>
                <Icon size={24} aria-hidden className={classes.icon} />
                <span className={classes.words}>
                  <span className={classes.name}>{t(`${text}.name`)}</span>
                  <span className={classes.text}>{t(`${text}.text`)}</span>
                </span>
              </PlainLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
