import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { lazy, Suspense, useCallback, useEffect, useState, useMemo } from 'react'
import { useOwnUser } from '../settings/settings.queries.ts'
import { useActions, type Action } from '../shared/actions.ts'
import { listenForChords } from '../shared/chords.ts'
import { useGoTo } from '../shared/searchState.ts'
import { useSession } from '../shared/session.ts'
import type { SessionUser } from '../shared/sessionUser.ts'
import { Link } from '../ui/buttons.tsx'
import { Toasts } from '../ui/Toasts.tsx'
import { HouseMark } from './HouseMark.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { keepListening, stopListening } from './liveConnection.ts'
import { LayoutFrame } from './layout/LayoutFrame.tsx'
import { layoutSpecs } from './layout/layoutSpecs.ts'
import { useLayoutName } from './layout/useLayoutName.ts'
import { useNavPanel } from './layout/useNavPanel.ts'
import { NavFailed } from './nav/NavFailed.tsx'
import { SideNav } from './nav/SideNav.tsx'
import { pagesOf, targetOf } from './nav/navTree.ts'
import { navigationChords } from './nav/navigationKeys.ts'
import { useStoredNavigation } from './nav/navigationStore.ts'
import { useMenu } from './nav/useMenu.ts'
import { organisationOf } from './organisationOf.ts'
import { AppearanceButton } from './settingsDrawer/AppearanceButton.tsx'
import { useShellTexts } from './shell.texts.ts'
import { appearanceAction } from './UserMenu.tsx'
import classes from './PrintHead.module.css'

// What only some screens show, or only on demand, is not part of the first load.
const KeyboardHelp = lazy(async () => ({ default: (await import('./KeyboardHelp.tsx')).KeyboardHelp }))
const SettingsDrawer = lazy(async () => ({ default: (await import('./settingsDrawer/SettingsDrawer.tsx')).SettingsDrawer }))
const SmallNav = lazy(async () => ({ default: (await import('./nav/SmallNav.tsx')).SmallNav }))
const QuickChat = lazy(async () => ({ default: (await import('../chat/components/QuickChat.tsx')).QuickChat }))

export function Shell() {
  const session = useSession()
  // The session has just ended: the next page is loading, and nothing of this one stays on the screen.
  return session.kind === 'signed-in' ? <ShellOf user={session.user} /> : null
}

function ShellOf({ user }: { user: SessionUser }) {
  const name = useLayoutName()
  const spec = layoutSpecs[name]
  const panel = useNavPanel(name, spec)
  const { error, onRetry } = useMenu()
  const help = useOpenState()
  const appearance = useOpenState()
  useShellActions({
    items: useStoredNavigation('default'),
    onHelp: help.open,
    onAppearance: appearance.open,
    onToggleNav: panel.toggle,
  })
  useEffect(() => listenForChords(), [])
  const queryClient = useQueryClient()
  useLiveConnection({ wanted: user.roles.length > 0, queryClient })

  const instead = error === null ? undefined : <NavFailed onRetry={onRetry} />
  const beside = spec.frame === 'vertical' && !panel.small
  return (
    <>
      <LayoutFrame
        name={name}
        spec={spec}
        side={
          beside ? { nav: <SideNav spec={spec} {...{ user, panel, instead }} />, appearance: panel.appearance, opened: panel.opened } : null
        }
        header={spec.frame === 'empty' ? null : <ShellHeader spec={spec} panel={panel} instead={instead} />}
        footer={<Footer />}
        quickChat={spec.quickChatHeader === null ? null : <QuickChatSlot headerHeight={spec.quickChatHeader} />}
        still={panel.still}
      >
        <PrintHead />
        <Outlet />
      </LayoutFrame>
      <Suspense>{spec.frame !== 'empty' && panel.small && <SmallNav spec={spec} {...{ user, panel, instead }} />}</Suspense>
      {spec.frame === 'empty' && <AppearanceButton onOpen={appearance.open} />}
      <Suspense>{appearance.wanted && <SettingsDrawer opened={appearance.opened} layout={name} onClose={appearance.close} />}</Suspense>
      <Suspense>{help.wanted && <KeyboardHelp opened={help.opened} onClose={help.close} />}</Suspense>
      <Toasts />
    </>
  )
}

/** What is loaded when it opens for the first time, and stays from then on, so that it can close as it opened. */
function useOpenState() {
  const [state, setState] = useState<'never' | 'opened' | 'closed'>('never')
  const open = useCallback(() => setState('opened'), [])
  const close = useCallback(() => setState('closed'), [])
  return { wanted: state !== 'never', opened: state === 'opened', open, close }
}

/** Nothing waits for the chat. */
function QuickChatSlot({ headerHeight }: { headerHeight: 64 | 80 }) {
  return (
    <Suspense>
      <QuickChat headerHeight={headerHeight} />
    </Suspense>
  )
}

function PrintHead() {
  const house = organisationOf(useOwnUser())
  if (house === null) return null
  return (
    <div className={classes.head} data-text={house} aria-hidden>
      <HouseMark size={40} />
    </div>
  )
}

function Footer() {
  const t = useShellTexts()
  return (
    <>
      <span>{t('footer.copyright', { year: String(new Date().getFullYear()) })}</span>
      <Link to="/impressum">{t('footer.imprint')}</Link>
      <Link to="/datenschutz">{t('footer.privacy')}</Link>
      <Link to="/barrierefreiheit">{t('footer.accessibility')}</Link>
    </>
  )
}

/** Opened before the page was read; without a network or a role, as soon as there is one. */
function useLiveConnection({ wanted, queryClient }: { wanted: boolean; queryClient: QueryClient }): void {
  useEffect(() => {
    if (!wanted) return
    keepListening(queryClient)
    return stopListening
  }, [wanted, queryClient])
}

function useShellActions({
  items,
  onHelp,
  onAppearance,
  onToggleNav,
}: {
  items: readonly NavigationItem[]
  onHelp: () => void
  onAppearance: () => void
  /** Null: this layout has nothing to show or hide. */
  onToggleNav: (() => void) | null
}): void {
  const t = useShellTexts()
  const goTo = useGoTo()
  const actions = useMemo((): readonly Action[] => {
    const general = t('keys.section.general')
    const goToItem = (item: NavigationItem): Action[] => {
      const target = targetOf(item)
      const chord = navigationChords[item.id]
      if (target.kind !== 'internal' || chord === undefined || item.disabled === true) return []
      return [
        {
          id: `shell.goTo.${item.id}`,
          name: t('keys.goTo', { page: item.title ?? item.id }),
          section: t('keys.section.navigation'),
          chord,
          perform: () => goTo(target.to),
        },
      ]
    }
    const toggleNav: Action[] =
      onToggleNav === null
        ? []
        : [{ id: 'shell.toggleNav', name: t('keys.toggleNavigation'), section: general, chord: 'mod+b', perform: onToggleNav }]
    return [
      { id: 'shell.help', name: t('keys.help'), section: general, chord: '?', perform: onHelp },
      { id: appearanceAction, name: t('appearance.open'), section: general, perform: onAppearance },
      ...toggleNav,
      ...pagesOf(items).flatMap(goToItem),
    ]
  }, [t, goTo, items, onHelp, onAppearance, onToggleNav])
  useActions(actions)
}
