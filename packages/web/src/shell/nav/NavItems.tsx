import type { NavigationItem } from '@dreiklang/domain/navigation/navigation'
import { IconChevronRight } from '@tabler/icons-react'
import { Hint } from '../../ui/Hint.tsx'
import { NavContent } from './NavContent.tsx'
import { useNav } from './NavContext.ts'
import classes from './NavItems.module.css'
import { NavTarget } from './NavTarget.tsx'
import { looksOf } from './navTree.ts'

/** The items of one level; `level` 0 has icons, deeper ones stand under the words of the item above. */
export function NavItems({ items, level = 0, labelledBy }: { items: readonly NavigationItem[]; level?: number; labelledBy?: string }) {
  return (
    <ul className={classes.items} aria-labelledby={labelledBy}>
      {items.map((item) => (
        <NavEntry key={item.id} item={item} level={level} />
      ))}
    </ul>
  )
}

interface EntryProps {
  item: NavigationItem
  level: number
}

function NavEntry({ item, level }: EntryProps) {
  switch (item.type) {
    case 'basic':
      return <Basic item={item} level={level} />
    case 'collapsable':
      return <Collapsable item={item} level={level} />
    case 'group':
      return <Group item={item} level={level} />
    case 'aside':
      return <Aside item={item} level={level} />
    case 'divider':
      return (
        <li className={classes.divider} data-root={level === 0 || undefined}>
          <hr />
        </li>
      )
    case 'spacer':
      return <li className={classes.spacer} aria-hidden />
    default:
      return item.type satisfies never
  }
}

function useHintOf(item: NavigationItem): string | undefined {
  return useNav().iconsOnly ? (item.tooltip ?? item.title) : item.tooltip
}

function Basic({ item, level }: EntryProps) {
  return (
    <li className={classes.wrapper} data-look={looksOf(item.classes?.wrapper)} data-level={level}>
      <Hint text={useHintOf(item)} side="right">
        <NavTarget item={item} className={classes.item}>
          <NavContent item={item} icon={level === 0} />
        </NavTarget>
      </Hint>
    </li>
  )
}

function Collapsable({ item, level }: EntryProps) {
  const { prefix, trail, expanded, onToggle } = useNav()
  const opened = expanded.has(item.id)
  const listId = `${prefix}${item.id}-items`
  return (
    <li className={classes.wrapper} data-look={looksOf(item.classes?.wrapper)} data-level={level}>
      <Hint text={useHintOf(item)} side="right">
        <button
          type="button"
          className={classes.item}
          data-within={trail.active.has(item.id) || undefined}
          aria-expanded={opened}
          aria-controls={listId}
          disabled={item.disabled}
          onClick={() => onToggle(item.id)}
        >
          <NavContent item={item} icon={level === 0} />
          <IconChevronRight size={16} className={classes.arrow} aria-hidden />
        </button>
      </Hint>
      <div id={listId} className={classes.fold} hidden={!opened}>
        <NavItems items={item.children ?? []} level={level + 1} />
      </div>
    </li>
  )
}

function Group({ item, level }: EntryProps) {
  const { prefix } = useNav()
  const titleId = `${prefix}${item.id}-title`
  return (
    <li className={classes.group} data-look={looksOf(item.classes?.wrapper)}>
      <p id={titleId} className={classes.groupTitle} data-look={looksOf(item.classes?.title)}>
        <span>{item.title}</span>
        {item.subtitle !== undefined && <span className={classes.groupSubtitle}>{item.subtitle}</span>}
      </p>
      <NavItems items={item.children ?? []} level={level} labelledBy={titleId} />
    </li>
  )
}

function Aside({ item, level }: EntryProps) {
  const { prefix, trail, aside, onAside } = useNav()
  const opened = aside === item.id
  return (
    <li className={classes.wrapper} data-look={looksOf(item.classes?.wrapper)} data-level={level}>
      <Hint text={useHintOf(item)} side="right">
        <button
          id={`${prefix}${item.id}`}
          type="button"
          className={classes.item}
          data-active={opened || trail.active.has(item.id) || undefined}
          aria-expanded={opened}
          disabled={item.disabled}
          onClick={() => onAside(opened ? null : item.id)}
        >
          <NavContent item={item} icon={level === 0} />
        </button>
      </Hint>
    </li>
  )
}
