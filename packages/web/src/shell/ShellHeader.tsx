import { IconLanguage, IconMenu2, IconSwitchHorizontal } from '@tabler/icons-react'
import { lazy, Suspense, type ReactNode, type ComponentType } from 'react'
import { QuickChatTool } from '../chat/components/QuickChatTool.tsx'
import { MessagesTool, NotificationsTool } from '../notification/components/EntriesTool.tsx'
import { SearchTool } from '../search/components/SearchTool.tsx'
import { performAction } from '../shared/actions.ts'
import { changeLanguage, useLanguage } from '../shared/i18n.ts'
import { useUser } from '../shared/session.ts'
import { ShortcutsTool } from '../shortcut/components/ShortcutsTool.tsx'
import { IconButton, PlainLink } from '../ui/buttons.tsx'
import { useOneStop } from '../ui/useOneStop.ts'
import { UnterwegsTool } from '../unterwegs/components/UnterwegsTool.tsx'
import { FullscreenTool } from './FullscreenTool.tsx'
import { HouseMark } from './HouseMark.tsx'
import { UserMenu } from './UserMenu.tsx'
import type { HorizontalLayout, VerticalLayout } from './layout/layoutSpecs.ts'
import type { NavPanel } from './layout/useNavPanel.ts'
import { useStoredNavigation } from './nav/navigationStore.ts'
import { useShellTexts } from './shell.texts.ts'
import classes from './layout/LayoutFrame.module.css'
import toolBarClasses from './ToolBar.module.css'
import headerStartClasses from './HeaderStart.module.css'

const headerTools: readonly HeaderTool[] = [
  { id: 'unterwegs', Component: UnterwegsTool },
  { id: 'languages', Component: LanguageTool },
  { id: 'fullscreen', Component: FullscreenTool, from: 'md' },
  { id: 'search', Component: SearchTool },
  { id: 'shortcuts', Component: ShortcutsTool },
  { id: 'messages', Component: MessagesTool },
  { id: 'notifications', Component: NotificationsTool },
  { id: 'quick-chat', Component: QuickChatTool, below: 'lg', needsQuickChat: true },
  { id: 'user', Component: UserTool },
]

// Four of the eleven layouts have it.
const HorizontalNav = lazy(async () => ({ default: (await import('./nav/HorizontalNav.tsx')).HorizontalNav }))

export function ShellHeader({ spec, panel, instead }: { spec: VerticalLayout | HorizontalLayout; panel: NavPanel; instead: ReactNode }) {
  const t = useShellTexts()
  const items = useStoredNavigation('horizontal')
  const horizontal = spec.frame === 'horizontal' ? spec : null
  const nav =
    horizontal === null || panel.small ? null : (
      <Suspense>
        <HorizontalNav label={t('nav.label')} items={items} instead={instead} />
      </Suspense>
    )
  const below = horizontal?.navRow === 'below'
  const toggles = { onToggleNav: panel.toggle, onToggleDense: panel.toggleDense, horizontal: null }
  const tools = <Tools quickChat={spec.quickChatHeader !== null} />
  return (
    <div className={classes.headerCard}>
      <div className={classes.bar}>
        {horizontal === null ? (
          <Toolbar className={classes.inner}>
            <HeaderStart {...toggles} />
            <div className={toolBarClasses.tools}>{tools}</div>
          </Toolbar>
        ) : (
          <div className={classes.inner}>
            <HeaderStart {...toggles} horizontal={{ nav: below ? null : nav }} />
            <Toolbar className={toolBarClasses.tools}>{tools}</Toolbar>
          </div>
        )}
      </div>
      {below && nav !== null && (
        <div className={classes.row}>
          <div className={classes.inner}>{nav}</div>
        </div>
      )}
    </div>
  )
}

/** One stop of the Tab key, so that the page begins soon after it. */
function Toolbar({ className, children }: { className: string | undefined; children: ReactNode }) {
  const t = useShellTexts()
  const stop = useOneStop<HTMLDivElement>()
  return (
    <div ref={stop} role="toolbar" aria-label={t('header.label')} className={className}>
      {children}
    </div>
  )
}

const Tools = ({ quickChat }: { quickChat: boolean }) =>
  headerTools
    .filter((tool) => quickChat || tool.needsQuickChat !== true)
    .map(({ id, Component, from, below }) => (
      <div key={id} data-tool={id} data-from={from} data-below={below}>
        {/* The texts of one tool may still be loading: the others do not wait for it. */}
        <Suspense>
          <Component />
        </Suspense>
      </div>
    ))

/** A tool on the right of the header: button and badge are part of the first load, its content loads on opening. */
interface HeaderTool {
  id: string
  Component: ComponentType
  /** Hidden on screens narrower than this. */
  from?: 'md'
  /** Hidden on screens as wide as this and wider while the rail of the chat stands there. */
  below?: 'lg'
  needsQuickChat?: boolean
}

function UserTool() {
  return <UserMenu user={useUser()} onHelp={() => performAction('shell.help')} />
}

function LanguageTool() {
  const t = useShellTexts()
  const other = useLanguage() === 'de' ? 'en' : 'de'
  return (
    <IconButton
      label={`${t('header.language')}: ${other === 'de' ? t('settings.german') : t('settings.english')}`}
      icon={<IconLanguage size={22} aria-hidden />}
      onClick={() => void changeLanguage(other)}
    />
  )
}

interface HeaderStartProps {
  /** Null: there is nothing to show or hide. */
  onToggleNav: (() => void) | null
  /** Null: the navigation knows one width only. */
  onToggleDense: (() => void) | null
  horizontal: { nav: ReactNode } | null
}

function HeaderStart({ onToggleNav, onToggleDense, horizontal }: HeaderStartProps) {
  const t = useShellTexts()
  return (
    <>
      {onToggleNav !== null && <IconButton label={t('nav.toggle')} icon={<IconMenu2 size={22} aria-hidden />} onClick={onToggleNav} />}
      {onToggleDense !== null && (
        <IconButton label={t('nav.dense')} icon={<IconSwitchHorizontal size={22} aria-hidden />} onClick={onToggleDense} />
      )}
      {horizontal !== null && (
        <PlainLink to="/" className={headerStartClasses.logo} aria-label={t('nav.home')}>
          <HouseMark />
          <span className={headerStartClasses.name}>{t('logo')}</span>
        </PlainLink>
      )}
      <div className={headerStartClasses.middle}>{horizontal?.nav}</div>
    </>
  )
}
