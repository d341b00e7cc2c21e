import type { ReactNode } from 'react'
import type { SessionUser } from '../../shared/sessionUser.ts'
import type { VerticalLayout } from '../layout/layoutSpecs.ts'
import type { NavPanel } from '../layout/useNavPanel.ts'
import { useShellTexts } from '../shell.texts.ts'
import { NavFoot, NavHead } from './NavEnds.tsx'
import { VerticalNav } from './VerticalNav.tsx'
import { useStoredNavigation } from './navigationStore.ts'

export function SideNav({ spec, user, panel, instead }: { spec: VerticalLayout; user: SessionUser; panel: NavPanel; instead: ReactNode }) {
  const t = useShellTexts()
  const { variant, position, look, head, foot, fixedEnds } = spec.nav
  const items = useStoredNavigation(variant)
  return (
    <VerticalNav
      key={variant}
      name={variant}
      label={t('nav.label')}
      items={items}
      appearance={panel.appearance}
      position={position}
      look={look}
      head={<NavHead kind={head} user={user} />}
      foot={foot === 'none' ? undefined : <NavFoot kind={foot} user={user} />}
      fixedEnds={fixedEnds}
      instead={instead}
    />
  )
}
