import type { BoardCard } from '@dreiklang/domain/scrumboard/board.contract'
import {
  IconArchive,
  IconArrowBarToDown,
  IconArrowBarToUp,
  IconArrowDown,
  IconArrowRight,
  IconArrowUp,
  IconDots,
} from '@tabler/icons-react'
import { IconButton } from '../../ui/buttons.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuGroups } from '../../ui/menuEntry.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { type BoardDeeds, useBoardDeeds } from './boardDeeds.ts'
import { spotOf } from './arrange.ts'

/** All that a hand can do by dragging, for those who cannot drag (WCAG 2.5.7). */
export function CardMenu({ card }: { card: BoardCard }) {
  const t = useScrumboardTexts()
  const deeds = useBoardDeeds()
  const groups = (): MenuGroups => {
    const { within, across } = movesOf(card, deeds)
    const archive = { id: 'archive', label: t('card.archive'), icon: <IconArchive size={18} aria-hidden /> }
    return [
      ...(within.length > 0 ? [{ entries: within.map(({ name, ...rest }) => ({ ...rest, id: name, label: t(`card.${name}`) })) }] : []),
      ...(across.length > 0 ? [{ heading: t('card.toList'), entries: across }] : []),
      { entries: [{ ...archive, onSelect: () => deeds.archiveCard(card) }] },
    ]
  }
  return (
    <Menu
      trigger={<IconButton size="sm" label={t('moreOf', { title: card.title })} icon={<IconDots size={18} aria-hidden />} />}
      groups={groups}
    />
  )
}

/** Where it can go from where it is now, among the cards that are shown. */
function movesOf({ id, listId }: BoardCard, { columnsNow, moveCard }: BoardDeeds) {
  const columns = columnsNow()
  const here = spotOf(columns, id)?.index ?? 0
  const last = (columns.find(({ list }) => list.id === listId)?.cards.length ?? 1) - 1
  const to = (index: number) => () => moveCard(id, { listId, index })
  const all = [
    { name: 'up', fits: here > 0, icon: <IconArrowUp size={18} aria-hidden />, onSelect: to(here - 1) },
    { name: 'down', fits: here < last, icon: <IconArrowDown size={18} aria-hidden />, onSelect: to(here + 1) },
    { name: 'top', fits: here > 1, icon: <IconArrowBarToUp size={18} aria-hidden />, onSelect: to(0) },
    { name: 'end', fits: here < last - 1, icon: <IconArrowBarToDown size={18} aria-hidden />, onSelect: to(last) },
  ] as const
  const across = columns
    .filter(({ list }) => list.id !== listId)
    .map(({ list, cards }) => ({
      id: list.id,
      label: list.title,
      icon: <IconArrowRight size={18} aria-hidden />,
      onSelect: () => moveCard(id, { listId: list.id, index: cards.length }),
    }))
  return { within: all.filter(({ fits }) => fits).map(({ fits: _known, ...entry }) => entry), across }
}
