import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { IconChevronDown, IconDots } from '@tabler/icons-react'
import { useMemo, useState, type ReactNode } from 'react'
import { Flyout } from '../../ui/Flyout.tsx'
import { Hint } from '../../ui/Hint.tsx'
import { useShellTexts } from '../shell.texts.ts'
import { NavContent } from './NavContent.tsx'
import { NavProvider, useNav } from './NavContext.ts'
import { NavTarget } from './NavTarget.tsx'
import { looksOf, visibleItems } from './navTree.ts'
import { useFitting } from './useFitting.ts'
import { useNavState } from './useNavState.ts'
import classes from './HorizontalNav.module.css'

export function HorizontalNav({ label, items, instead }: { label: string; items: readonly NavigationItem[]; instead?: ReactNode }) {
  const t = useShellTexts()
  const visible = useMemo(() => visibleItems(items).flatMap(withoutHeadings), [items])
  const [openId, setOpenId] = useState<string | null>(null)
  const state = useNavState({ items: visible, autoCollapse: true, iconsOnly: false, onNavigated: () => setOpenId(null) })
  const { row, count } = useFitting(visible.map(({ id, title, badge }) => `${id} ${title} ${badge?.title}`).join('|'))
  const rest = visible.slice(count)
  // Before measuring, everything is in the row, including the button for the rest.
  const showRest = rest.length > 0 || count === Number.POSITIVE_INFINITY
  const restItem: NavigationItem = { id: '…', type: 'collapsable', title: t('nav.more'), children: rest }
  const toggle = (id: string) => setOpenId((before) => (before === id ? null : id))
  return (
    <NavProvider value={state}>
      <nav aria-label={label} className={classes.nav}>
        {instead}
        <ul ref={row} className={classes.row}>
          {visible.slice(0, count).map((item) => (
            <RowItem key={item.id} item={item} opened={openId === item.id} onToggle={toggle} />
          ))}
          {showRest && (
            <RowItem item={restItem} opened={openId === restItem.id} onToggle={toggle} icon={<IconDots size={20} aria-hidden />} />
          )}
        </ul>
      </nav>
    </NavProvider>
  )
}

/** A row has no headings; their items move into the row. */
function withoutHeadings(item: NavigationItem): NavigationItem[] {
  if (item.type === 'divider' || item.type === 'spacer') return []
  return item.type === 'group' ? (item.children ?? []).flatMap(withoutHeadings) : [item]
}

interface RowItemProps {
  item: NavigationItem
  opened: boolean
  onToggle: (id: string) => void
  icon?: ReactNode
}

function RowItem({ item, opened, onToggle, icon }: RowItemProps) {
  const { trail } = useNav()
  const look = looksOf(item.classes?.wrapper)
  if (item.children === undefined) {
    return (
      <li data-look={look}>
        <Hint text={item.tooltip}>
          <NavTarget item={item} className={classes.item}>
            <NavContent item={item} />
          </NavTarget>
        </Hint>
      </li>
    )
  }
  const within = trail.active.has(item.id) || item.children.some(({ id }) => trail.active.has(id))
  return (
    <li data-look={look}>
      <Flyout
        opened={opened}
        onClose={() => opened && onToggle(item.id)}
        trigger={
          <button
            type="button"
            className={classes.item}
            data-active={within || undefined}
            disabled={item.disabled}
            onClick={() => onToggle(item.id)}
          >
            {icon}
            <NavContent item={item} />
            <IconChevronDown size={16} aria-hidden />
          </button>
        }
      >
        <Branch items={item.children} />
      </Flyout>
    </li>
  )
}

function Branch({ items, labelledBy }: { items: readonly NavigationItem[]; labelledBy?: string }) {
  const { prefix } = useNav()
  return (
    <ul className={classes.branch} aria-labelledby={labelledBy}>
      {items.map((item) => {
        if (item.type === 'divider') return <li key={item.id} className={classes.divider} aria-hidden />
        if (item.type === 'spacer') return <li key={item.id} className={classes.spacer} aria-hidden />
        if (item.children === undefined) {
          return (
            <li key={item.id} data-look={looksOf(item.classes?.wrapper)}>
              <Hint text={item.tooltip} side="right">
                <NavTarget item={item} className={classes.branchItem}>
                  <NavContent item={item} />
                </NavTarget>
              </Hint>
            </li>
          )
        }
        const titleId = `${prefix}${item.id}-branch`
        return (
          <li key={item.id}>
            <p id={titleId} className={classes.branchTitle}>
              {item.title}
            </p>
            <Branch items={item.children} labelledBy={titleId} />
          </li>
        )
      })}
    </ul>
  )
}
