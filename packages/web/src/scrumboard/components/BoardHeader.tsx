import type { Board } from '@dreiklang/domain/scrumboard/board.contract'
import type { DueFilter } from '@dreiklang/domain/scrumboard/scrumboard'
import type { WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import {
  IconArchive,
  IconArchiveOff,
  IconArrowLeft,
  IconDots,
  IconFilter,
  IconLayoutKanban,
  IconPencil,
  IconTemplate,
  IconTags,
  IconX,
} from '@tabler/icons-react'
import { useState } from 'react'
import { SearchBox } from '../../form/SearchBox.tsx'
import { useGoTo } from '../../shared/searchState.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import sheet from '../../ui/CardBoard.module.css'
import chip from '../../ui/Chip.module.css'
import { Title, usePageTitle } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import type { MenuEntry } from '../../ui/menuEntry.ts'
import { boardsPath } from '../scrumboard.paths.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { ArchiveDialog } from './ArchiveDialog.tsx'
import { BoardDialog } from './BoardDialog.tsx'
import { BoardLabelsDialog } from './BoardLabelsDialog.tsx'
import { type BoardView, boardViews } from './boardViews.ts'
import { type LaneKind, laneKinds } from './lanes.ts'
import { SaveTemplate } from './TemplateDialogs.tsx'
import { useBoardArchive } from './useBoardArchive.tsx'
import classes from './BoardHeader.module.css'

/** As they stand in the address. */
export interface BoardFilter {
  suche: string
  stichwort: string
  person: string
  faellig: DueFilter | ''
}
type Narrowed = 'stichwort' | 'person' | 'faellig'

interface BoardLook {
  ansicht: BoardView
  bahnen: LaneKind | ''
}

interface FilterProps {
  board: WholeBoard
  filter: BoardFilter
  onChange: (change: Partial<BoardFilter & BoardLook>) => void
}

export function BoardHeader({ board, filter, look, onChange }: FilterProps & { look: BoardLook }) {
  const t = useScrumboardTexts()
  const goTo = useGoTo()
  const heading = usePageTitle(board.title)
  return (
    <div data-no-print>
      <div className={sheet.header}>
        <IconButton label={t('toBoards')} icon={<IconArrowLeft size={22} aria-hidden />} onClick={() => goTo(boardsPath)} />
        <Title order={1} size="h3" ref={heading} tabIndex={-1} className={classes.title ?? ''} title={board.description}>
          {board.title}
        </Title>
        <SearchBox
          label={t('filter.search')}
          maxLength={120}
          value={filter.suche}
          onSearch={(suche) => onChange({ suche })}
          className={`${sheet.search} ${classes.search}`}
        />
        <LookMenu look={look} onChange={onChange} />
        <FilterMenu board={board} filter={filter} onChange={onChange} />
        <BoardMenu board={board} />
      </div>
      <Chips board={board} filter={filter} onChange={onChange} />
    </div>
  )
}

function useFilterWords({ labels, cards, members }: WholeBoard) {
  const t = useScrumboardTexts()
  const people = new Map([...members, ...cards.flatMap((card) => card.members)].map(({ id, name }) => [id, name]))
  const due = { overdue: t('filter.overdue'), week: t('filter.week'), none: t('filter.noDate') } as const
  return {
    stichwort: labels.map(({ id, title }) => ({ value: id, title })),
    person: [...people].map(([value, title]) => ({ value, title })).toSorted((a, b) => a.title.localeCompare(b.title, 'de')),
    faellig: (['overdue', 'week', 'none'] as const).map((value) => ({ value, title: due[value] })),
  }
}

/** Board or calendar, and what the lanes of a board are. */
function LookMenu({ look: { ansicht, bahnen }, onChange }: Pick<FilterProps, 'onChange'> & { look: BoardLook }) {
  const t = useScrumboardTexts()
  const views = boardViews.map((one) => ({
    id: one,
    label: t(`look.${one}`),
    checked: ansicht === one,
    onSelect: () => onChange({ ansicht: one }),
  }))
  const lanes = (['', ...laneKinds] as const).map((one) => ({
    id: one === '' ? 'none' : one,
    label: t(`lane.kind.${one === '' ? 'none' : one}`),
    checked: bahnen === one,
    onSelect: () => onChange({ bahnen: one }),
  }))
  return (
    <Menu
      trigger={
        <Button look="secondary" iconOnPhone icon={<IconLayoutKanban size={18} aria-hidden />}>
          {t('look.title')}
        </Button>
      }
      groups={[
        { heading: t('look.title'), entries: views },
        ...(ansicht === 'tafel' ? [{ heading: t('lane.title'), entries: lanes }] : []),
      ]}
    />
  )
}

function FilterMenu({ board, filter, onChange }: FilterProps) {
  const t = useScrumboardTexts()
  const words = useFilterWords(board)
  const set = [filter.stichwort, filter.person, filter.faellig].filter((one) => one !== '').length
  const entries = (name: Narrowed): MenuEntry[] =>
    words[name].map(({ value, title }) => ({
      id: value,
      label: title,
      checked: filter[name] === value,
      onSelect: () => onChange({ [name]: filter[name] === value ? '' : value }),
    }))
  const groups = [
    { heading: t('filter.due'), entries: entries('faellig') },
    { heading: t('filter.label'), entries: entries('stichwort') },
    { heading: t('filter.member'), entries: entries('person') },
  ].filter((group) => group.entries.length > 0)
  return (
    <Menu
      trigger={
        <Button look="secondary" iconOnPhone icon={<IconFilter size={18} aria-hidden />}>
          {set === 0 ? t('filter.title') : t('filter.count', { count: set })}
        </Button>
      }
      groups={groups}
    />
  )
}

/** What narrows the board, each to take away. Without any it takes no room. */
function Chips({ board, filter, onChange }: FilterProps) {
  const t = useScrumboardTexts()
  const words = useFilterWords(board)
  const set = (['faellig', 'stichwort', 'person'] as const).flatMap((name) => {
    const found = words[name].find(({ value }) => value === filter[name])
    return found === undefined ? [] : [{ name, title: found.title }]
  })
  if (set.length === 0) return null
  return (
    <div className={classes.chips}>
      {set.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          className={chip.chip}
          aria-label={t('filter.remove', { title })}
          onClick={() => onChange({ [name]: '' })}
        >
          {title}
          <IconX size={16} aria-hidden />
        </button>
      ))}
      {set.length > 1 && (
        <Button look="subtle" size="sm" onClick={() => onChange({ stichwort: '', person: '', faellig: '' })}>
          {t('filter.clear')}
        </Button>
      )}
    </div>
  )
}

function BoardMenu({ board }: { board: WholeBoard }) {
  const t = useScrumboardTexts()
  const [open, setOpen] = useState<'settings' | 'labels' | 'archive' | 'template' | null>(null)
  const { setArchived } = useBoardArchive()
  const toArchive: MenuEntry = {
    id: 'toArchive',
    label: t(board.archived ? 'board.unarchive' : 'board.archive'),
    icon: board.archived ? <IconArchiveOff size={18} aria-hidden /> : <IconArchive size={18} aria-hidden />,
    onSelect: () => setArchived(board, !board.archived),
  }
  const ofActive: MenuEntry[] = [
    { id: 'settings', label: t('board.settings'), icon: <IconPencil size={18} aria-hidden />, onSelect: () => setOpen('settings') },
    { id: 'labels', label: t('label.manage'), icon: <IconTags size={18} aria-hidden />, onSelect: () => setOpen('labels') },
    { id: 'template', label: t('template.save'), icon: <IconTemplate size={18} aria-hidden />, onSelect: () => setOpen('template') },
  ]
  const close = () => setOpen(null)
  return (
    <>
      <Menu
        trigger={<IconButton label={t('moreOf', { title: board.title })} icon={<IconDots size={22} aria-hidden />} />}
        groups={[
          {
            entries: [
              ...(board.archived ? [] : ofActive),
              { id: 'archive', label: t('archive.title'), icon: <IconArchive size={18} aria-hidden />, onSelect: () => setOpen('archive') },
            ],
          },
          { entries: [toArchive] },
        ]}
      />
      {open === 'settings' && <BoardDialog board={board satisfies Board} onClose={close} />}
      {open === 'labels' && <BoardLabelsDialog labels={board.labels} onClose={close} />}
      {open === 'template' && <SaveTemplate board={board} onClose={close} />}
      {open === 'archive' && <ArchiveDialog board={board} onClose={close} />}
    </>
  )
}
