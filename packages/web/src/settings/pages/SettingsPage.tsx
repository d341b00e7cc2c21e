import * as tabler from '@tabler/icons-react'
import { Suspense, lazy, useMemo } from 'react'
import { z } from 'zod'
import { useSearchState } from '../../shared/searchState.ts'
import { useUser } from '../../shared/session.ts'
import { Alert, ListSkeleton } from '../../ui/feedback.tsx'
import { Link, PlainLink } from '../../ui/buttons.tsx'
import { PageHeader } from '../../ui/layout.tsx'
import { useSettingsWaiting } from '../components/settingsSync.ts'
import { settingsPath, settingsSectionPath } from '../settings.paths.ts'
import { useSettingsTexts } from '../settings.texts.ts'
import { type SettingsSection, settingsSections } from '../settingsSections.ts'
import listClasses from '../components/SectionList.module.css'
import classes from './SettingsPage.module.css'

const icons = {
  profile: tabler.IconUser,
  appearance: tabler.IconPalette,
  language: tabler.IconLanguage,
  notifications: tabler.IconBell,
  calendar: tabler.IconCalendar,
  security: tabler.IconShieldLock,
  organisation: tabler.IconBuildingCommunity,
  team: tabler.IconUsers,
} satisfies Record<SettingsSection['id'], typeof tabler.IconUser>

const address = z.object({ bereich: z.string().default('') })
/** Created once: a lazy component created on every render would reload forever. */
const lazySections = settingsSections.map((section) => ({
  ...section,
  Section: lazy(async () => ({ default: (await section.load()).Section })),
}))

const isFor = ({ roles }: SettingsSection, own: readonly string[]) => roles === undefined || roles.some((role) => own.includes(role))

export function SettingsPage() {
  const t = useSettingsTexts()
  const { roles } = useUser()
  const [{ bereich }] = useSearchState(address)
  const waiting = useSettingsWaiting()
  const mine = useMemo(() => lazySections.filter((section) => isFor(section, roles)), [roles])
  const chosen = mine.find(({ id }) => id === bereich)
  const shown = chosen ?? mine[0]
  if (shown === undefined) throw new Error('The profile is for everybody')
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        above={
          chosen !== undefined && (
            <span className={classes.back}>
              <Link to={settingsPath}>
                <tabler.IconArrowLeft size={16} aria-hidden /> {t('back')}
              </Link>
            </span>
          )
        }
      />
      {waiting && <Alert tone="warning">{t('notSaved')}</Alert>}
      <div className={classes.page} data-chosen={chosen !== undefined}>
        <div className={classes.list}>
          <SectionList sections={mine} current={shown.id} />
        </div>
        <div className={classes.section}>
          <Suspense fallback={<ListSkeleton rows={4} />}>
            <shown.Section />
          </Suspense>
        </div>
      </div>
    </>
  )
}

function SectionList({ sections, current }: { sections: readonly SettingsSection[]; current: SettingsSection['id'] }) {
  const t = useSettingsTexts()
  return (
    <nav aria-label={t('sections')}>
      <ul className={listClasses.list}>
        {sections.map(({ id, text }) => {
          const Icon = icons[id]
          return (
            <li key={id}>
              <PlainLink to={settingsSectionPath(id)} className={listClasses.link} aria-current={id === current ? 'true' : undefined}>
                <Icon size={24} aria-hidden className={listClasses.icon} />
                <span className={listClasses.words}>
                  <span className={listClasses.name}>{t(`${text}.name`)}</span>
                  <span className={listClasses.text}>{t(`${text}.text`)}</span>
                </span>
              </PlainLink>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
