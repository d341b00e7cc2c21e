import { Outlet } from '@tanstack/react-router'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { listenForChords } from '../shared/chords.ts'
import { useSession } from '../shared/session.ts'
import type { SessionUser } from '../shared/sessionUser.ts'
import { Toasts } from '../ui/Toasts.tsx'
import { Footer } from './Footer.tsx'
import { LayoutFrame } from './layout/LayoutFrame.tsx'
import { layoutSpecs } from './layout/layoutSpecs.ts'
import { useLayoutName } from './layout/useLayoutName.ts'
import { useNavPanel } from './layout/useNavPanel.ts'
import { useStoredNavigation } from './nav/navigationStore.ts'
import { useMenu } from './nav/useMenu.ts'
import { NavFailed } from './nav/NavFailed.tsx'
import { PrintHead } from './PrintHead.tsx'
import { ShellHeader } from './ShellHeader.tsx'
import { SideNav } from './nav/SideNav.tsx'
import { SettingsCog } from './settingsDrawer/SettingsCog.tsx'
import { useLiveConnection } from './useLiveConnection.ts'
import { useShellActions } from './useShellActions.ts'

// What only some screens show, or only on demand, is not part of the first load.
const KeyboardHelp = lazy(async () => ({ default: (await import('./KeyboardHelp.tsx')).KeyboardHelp }))
const NavDrawer = lazy(async () => ({ default: (await import('./nav/NavDrawer.tsx')).NavDrawer }))
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
  const [help, setHelp] = useState<'never' | 'opened' | 'closed'>('never')
  const openHelp = useCallback(() => setHelp('opened'), [])
  useShellActions({ items: useStoredNavigation('default'), onHelp: openHelp, onToggleNav: panel.toggle })
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
      <Suspense>{spec.frame !== 'empty' && panel.small && <NavDrawer spec={spec} {...{ user, panel, instead }} />}</Suspense>
      <SettingsCog layout={name} quickChat={spec.quickChatHeader !== null} />
      <Suspense>{help !== 'never' && <KeyboardHelp opened={help === 'opened'} onClose={() => setHelp('closed')} />}</Suspense>
      <Toasts />
    </>
  )
}

/** Nothing waits for the chat. */
function QuickChatSlot({ headerHeight }: { headerHeight: 64 | 80 }) {
  return (
    <Suspense>
      <QuickChat headerHeight={headerHeight} />
    </Suspense>
  )
}
