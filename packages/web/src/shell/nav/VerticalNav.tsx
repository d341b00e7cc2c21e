import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { IconX } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { useMemo, type ReactNode, useLayoutEffect, useRef, type RefObject, useEffect, type KeyboardEvent } from 'react'
import { IconButton } from '../../ui/buttons.tsx'
import { navWidths, type Appearance, type NavPosition, type VerticalLayout } from '../layout/layoutSpecs.ts'
import { useShellTexts } from '../shell.texts.ts'
import { NavProvider, useNav } from './NavContext.ts'
import { NavItems } from './NavItems.tsx'
import { inColumns, visibleItems } from './navTree.ts'
import { useNavState } from './useNavState.ts'
import classes from './VerticalNav.module.css'
import navAsideClasses from './NavAside.module.css'

const kept = new Map<string, number>()

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

/** The active item is in sight, wherever the way to its page began. @param filled false while the items are still loading */
function useKeptScroll(key: string, { filled }: { filled: boolean }): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null)
  const path = useLocation({ select: ({ pathname }) => pathname })
  useLayoutEffect(() => {
    const box = ref.current
    if (box === null || !filled) return undefined
    box.scrollTop = kept.get(key) ?? 0
    const keep = () => kept.set(key, box.scrollTop)
    box.addEventListener('scroll', keep, { passive: true })
    return () => box.removeEventListener('scroll', keep)
  }, [key, filled])
  useLayoutEffect(() => {
    if (filled) ref.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [path, filled])
  return ref
}

function NavAside({ item }: { item: NavigationItem }) {
  const t = useShellTexts()
  const { prefix, onAside } = useNav()
  const column = useRef<HTMLDivElement>(null)
  const titleId = `${prefix}${item.id}-aside`
  useEffect(() => column.current?.focus(), [item.id])

  const close = () => {
    onAside(null)
    document.getElementById(`${prefix}${item.id}`)?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Escape does the same */}
      <div className={navAsideClasses.overlay} onClick={close} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it hears Escape from the links inside */}
      <div
        ref={column}
        role="group"
        aria-labelledby={titleId}
        tabIndex={-1}
        className={navAsideClasses.column}
        onKeyDown={onKeyDown}
        data-nav-aside
      >
        <div className={navAsideClasses.head}>
          <p id={titleId} className={navAsideClasses.title}>
            {item.title}
          </p>
          <IconButton
            label={t('nav.closeAside', { title: item.title ?? '' })}
            size="sm"
            icon={<IconX size={18} aria-hidden />}
            onClick={close}
          />
        </div>
        <NavItems items={item.children ?? []} />
      </div>
    </>
  )
}
