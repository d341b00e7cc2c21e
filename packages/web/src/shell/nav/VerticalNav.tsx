import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { useMemo, type ReactNode } from 'react'
import { navWidths, type Appearance, type NavPosition, type VerticalLayout } from '../layout/layoutSpecs.ts'
import { NavAside } from './NavAside.tsx'
import { NavProvider } from './NavContext.ts'
import { NavItems } from './NavItems.tsx'
import { inColumns, visibleItems } from './navTree.ts'
import { useKeptScroll } from './useKeptScroll.ts'
import { useNavState } from './useNavState.ts'
import classes from './VerticalNav.module.css'

export interface VerticalNavProps {
  name: string
  label: string
  items: readonly NavigationItem[]
  appearance?: Appearance
  mode?: 'side' | 'over'
  position?: NavPosition
  look?: VerticalLayout['nav']['look']
  autoCollapse?: boolean
  head?: ReactNode
  foot?: ReactNode
  fixedEnds?: boolean
  instead?: ReactNode
  onNavigated?: () => void
}

const nothing = () => {}

export function VerticalNav({
  name,
  label,
  items,
  appearance = 'default',
  mode = 'side',
  position = 'left',
  look = 'dark',
  autoCollapse = true,
  head,
  foot,
  fixedEnds = false,
  instead,
  onNavigated = nothing,
}: VerticalNavProps) {
  const narrow = appearance === 'compact' || appearance === 'thin'
  const visible = useMemo(() => (narrow ? inColumns(visibleItems(items)) : visibleItems(items)), [items, narrow])
  const state = useNavState({ items: visible, autoCollapse, iconsOnly: appearance === 'thin', onNavigated })
  const scroller = useKeptScroll(name, { filled: visible.length > 0 })
  const aside = findAside(visible, state.aside)
  return (
    <NavProvider value={state}>
      <div
        className={classes.nav}
        data-appearance={appearance}
        data-mode={mode}
        data-position={position}
        data-look={look}
        style={{ ['--nav-width' as string]: `${navWidths[appearance]}px` }}
      >
        <div className={classes.panel} data-items={appearance}>
          {fixedEnds && head}
          <div ref={scroller} className={classes.scroller}>
            {!fixedEnds && head}
            <nav aria-label={label}>
              {instead}
              <NavItems items={visible} />
            </nav>
            {!fixedEnds && foot !== undefined && <div className={classes.foot}>{foot}</div>}
          </div>
          {fixedEnds && foot}
        </div>
        {aside !== undefined && <NavAside item={aside} />}
      </div>
    </NavProvider>
  )
}

function findAside(items: readonly NavigationItem[], id: string | null): NavigationItem | undefined {
  if (id === null) return undefined
  for (const item of items) {
    const found = item.id === id ? item : findAside(item.children ?? [], id)
    if (found !== undefined) return found
  }
  return undefined
}
