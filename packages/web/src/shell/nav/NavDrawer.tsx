import type { ReactNode } from 'react'
import type { SessionUser } from '../../shared/sessionUser.ts'
import { SideDrawer } from '../../ui/SideDrawer.tsx'
import { navWidths, type HorizontalLayout, type VerticalLayout } from '../layout/layoutSpecs.ts'
import type { NavPanel } from '../layout/useNavPanel.ts'
import { useShellTexts } from '../shell.texts.ts'
import { NavFoot, NavHead } from './NavEnds.tsx'
import { VerticalNav } from './VerticalNav.tsx'
import { useStoredNavigation } from './navigationStore.ts'

export interface NavDrawerProps {
  spec: VerticalLayout | HorizontalLayout
  user: SessionUser
  panel: NavPanel
  instead: ReactNode
}

export function NavDrawer({ spec, user, panel, instead }: NavDrawerProps) {
  const t = useShellTexts()
  const items = useStoredNavigation('default')
  const nav = spec.frame === 'vertical' ? spec.nav : null
  return (
    <SideDrawer
      opened={panel.drawerOpened}
      onClose={panel.closeDrawer}
      label={t('nav.label')}
      position={nav?.position ?? 'left'}
      width={navWidths.default}
    >
      <VerticalNav
        name="drawer"
        label={t('nav.label')}
        items={items}
        mode="over"
        position={nav?.position ?? 'left'}
        look={nav?.look ?? 'dark'}
        head={<NavHead kind={nav?.head === 'user' ? 'user' : 'logo'} user={user} />}
        foot={nav?.foot === 'user' ? <NavFoot kind="user" user={user} /> : undefined}
        fixedEnds={nav?.fixedEnds ?? false}
        instead={instead}
        onNavigated={panel.closeDrawer}
      />
    </SideDrawer>
  )
}
