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
import { cellAt, spotOf } from './arrange.ts'

/** All that a hand can do by dragging, for those who cannot drag (WCAG 2.5.7). */
export function CardMenu({ card, lane }: { card: BoardCard; lane?: string | undefined }) {
  const t = useScrumboardTexts()
  const deeds = useBoardDeeds()
  const groups = (): MenuGroups => {
    const { within, across, lanes } = movesOf(card, deeds, lane)
    const archive = { id: 'archive', label: t('card.archive'), icon: <IconArchive size={18} aria-hidden /> }
    return [
      ...(within.length > 0 ? [{ entries: within.map(({ name, ...rest }) => ({ ...rest, id: name, label: t(`card.${name}`) })) }] : []),
      ...(across.length > 0 ? [{ heading: t('card.toList'), entries: across }] : []),
      ...(lanes.length > 0 ? [{ heading: t('lane.to'), entries: lanes }] : []),
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
function movesOf({ id, listId }: BoardCard, { columnsNow, moveCard }: BoardDeeds, lane: string | undefined) {
  const columns = columnsNow()
  const here = spotOf(columns, id, lane)?.index ?? 0
  const last = (cellAt(columns, { listId, lane })?.cards.length ?? 1) - 1
  const to = (index: number) => () => moveCard(id, { listId, index, lane, from: lane })
  const all = [
    { name: 'up', fits: here > 0, icon: <IconArrowUp size={18} aria-hidden />, onSelect: to(here - 1) },
    { name: 'down', fits: here < last, icon: <IconArrowDown size={18} aria-hidden />, onSelect: to(here + 1) },
    { name: 'top', fits: here > 1, icon: <IconArrowBarToUp size={18} aria-hidden />, onSelect: to(0) },
    { name: 'end', fits: here < last - 1, icon: <IconArrowBarToDown size={18} aria-hidden />, onSelect: to(last) },
  ] as const
  const across = columns
    .filter((column) => column.list.id !== listId && column.lane?.id === lane)
    .map(({ list, cards }) => ({
      id: list.id,
      label: list.title,
      icon: <IconArrowRight size={18} aria-hidden />,
      onSelect: () => moveCard(id, { listId: list.id, index: cards.length, lane, from: lane }),
    }))
  const lanes = columns.flatMap(({ list, cards, lane: other }) => {
    if (list.id !== listId || other === undefined || other.by === null || other.id === lane) return []
    const onSelect = () => moveCard(id, { listId, index: cards.length, lane: other.id, from: lane })
    return [{ id: `lane-${other.id}`, label: other.title, icon: <IconArrowRight size={18} aria-hidden />, onSelect }]
  })
  return { within: all.filter(({ fits }) => fits).map(({ fits: _known, ...entry }) => entry), across, lanes }
}
