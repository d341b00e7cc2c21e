import { lazy, Suspense, type ReactNode } from 'react'
import { useTexts } from '../shared/i18n.ts'
import { HeaderStart } from './HeaderStart.tsx'
import classes from './layout/LayoutFrame.module.css'
import type { HorizontalLayout, VerticalLayout } from './layout/layoutSpecs.ts'
import type { NavPanel } from './layout/useNavPanel.ts'
import { useStoredNavigation } from './nav/navigationStore.ts'
import { shellTexts } from './shell.texts.ts'
import { ToolBar } from './ToolBar.tsx'

// Four of the eleven layouts have it.
const HorizontalNav = lazy(async () => ({ default: (await import('./nav/HorizontalNav.tsx')).HorizontalNav }))

export interface ShellHeaderProps {
  spec: VerticalLayout | HorizontalLayout
  panel: NavPanel
  instead: ReactNode
}

export function ShellHeader({ spec, panel, instead }: ShellHeaderProps) {
  const t = useTexts(shellTexts)
  const items = useStoredNavigation('horizontal')
  const horizontal = spec.frame === 'horizontal' ? spec : null
  const nav =
    horizontal === null || panel.small ? null : (
      <Suspense>
        <HorizontalNav label={t('nav.label')} items={items} instead={instead} />
      </Suspense>
    )
  const below = horizontal?.navRow === 'below'
  return (
    <div className={classes.headerCard}>
      <div className={classes.bar}>
        <div className={classes.inner}>
          <HeaderStart
            onToggleNav={panel.toggle}
            onToggleDense={panel.toggleDense}
            horizontal={horizontal === null ? null : { nav: below ? null : nav }}
          />
          <ToolBar quickChat={spec.quickChatHeader !== null} />
        </div>
      </div>
      {below && nav !== null && (
        <div className={classes.row}>
          <div className={classes.inner}>{nav}</div>
        </div>
      )}
    </div>
  )
}
