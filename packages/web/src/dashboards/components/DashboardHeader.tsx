import type { ReactNode } from 'react'
import { PlainLink } from '../../ui/buttons.tsx'
import { Badge } from '../../ui/feedback.tsx'
import { Note, Title, usePageTitle } from '../../ui/layout.tsx'
import chip from '../../ui/Chip.module.css'
import { type Dashboard, dashboardNames, dashboardPath } from '../dashboards.paths.ts'
import { useDashboardsTexts } from '../dashboards.texts.ts'
import classes from './Dashboards.module.css'

const isSample = (dashboard: Dashboard): boolean => dashboard !== 'bestellungen'

interface DashboardHeaderProps {
  dashboard: Dashboard
  tools?: ReactNode
}

/** The title with the other dashboards below it. What is made up says so beside its title, and on paper as well. */
export function DashboardHeader({ dashboard, tools }: DashboardHeaderProps) {
  const t = useDashboardsTexts()
  const heading = usePageTitle(t(`title.${dashboard}`))
  return (
    <>
      <div className={classes.header}>
        <div className={classes.name}>
          <Title order={1} size="h3" ref={heading} tabIndex={-1}>
            {t(`title.${dashboard}`)}
          </Title>
          {isSample(dashboard) && (
            <>
              <Badge tone="warning">{t('sample.badge')}</Badge>
              <Note>{t(`sample.${dashboard === 'crypto' ? 'crypto' : 'text'}`)}</Note>
            </>
          )}
        </div>
        {tools}
      </div>
      <nav className={classes.links} aria-label={t('others')} data-no-print>
        {dashboardNames.map((one) => (
          <PlainLink
            key={one}
            to={dashboardPath(one)}
            className={`${chip.chip} ${classes.link}`}
            aria-current={one === dashboard ? 'page' : undefined}
          >
            {t(`short.${one}`)}
          </PlainLink>
        ))}
        <PlainLink to="/pages/activities" className={`${chip.chip} ${classes.link}`}>
          {t('short.activities')}
        </PlainLink>
      </nav>
    </>
  )
}
