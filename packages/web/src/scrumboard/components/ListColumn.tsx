import type { BoardList } from '@dreiklang/domain/scrumboard/board.contract'
import { isOverLimit } from '@dreiklang/domain/scrumboard/scrumboard'
import { IconAlertTriangle, IconArrowLeft, IconArrowRight, IconDots, IconGripVertical, IconPencil, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useState } from 'react'
import { IconButton, UnstyledButton } from '../../ui/buttons.tsx'
import sheet from '../../ui/CardBoard.module.css'
import { Title, VisuallyHidden } from '../../ui/layout.tsx'
import { Menu } from '../../ui/Menu.tsx'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { CardTile, type TileDeeds } from './CardTile.tsx'
import { DeleteList, EditList } from './ListDialogs.tsx'
import { NewCard } from './NewCard.tsx'
import type { Column } from './arrange.ts'
import { useBoardDeeds } from './boardDeeds.ts'
import classes from './Board.module.css'

/** What is in hand by keys. */
export interface Lifted {
  id: string
  lane?: string | undefined
}

interface ListColumnProps extends TileDeeds {
  column: Column
  place: number
  /** How many lists the board has. */
  lists: number
  lifted: Lifted | null
  /** Whether a card is being written here. */
  isWriting: boolean
  onWriting: (isWriting: boolean) => void
}

export function ListColumn({ column, place, lists, lifted, isWriting, onWriting, ...tile }: ListColumnProps) {
  const { list, cards, count } = column
  const isReading = tile.onGripKey === null
  return (
    <section className={`${sheet.column} ${classes.column}`} data-list={list.id} aria-labelledby={`list-${list.id}`}>
      <ListHead list={list} count={count} place={place} lists={lists} isReading={isReading} />
      <ul className={sheet.cards} data-cards>
        {cards.map((card) => (
          <CardTile key={card.id} card={card} list={list.title} lifted={card.id === lifted?.id} {...tile} />
        ))}
      </ul>
      {!isReading && <NewCard list={list} isOpen={isWriting} onChange={onWriting} />}
    </section>
  )
}

interface ListHeadProps {
  list: BoardList
  count: number
  place: number
  lists: number
  isReading: boolean
}

export function ListHead({ list, count, place, lists, isReading }: ListHeadProps) {
  const t = useScrumboardTexts()
  const { moveList } = useBoardDeeds()
  const { id, title, limit } = list
  const over = limit !== null && isOverLimit(count, limit)
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    event.preventDefault()
    if (place + by >= 1 && place + by <= lists) moveList(id, place + by - 1)
  }
  return (
    <header className={classes.head} data-list-head={isReading ? undefined : ''} data-over={over || undefined}>
      <div className={classes.headLine}>
        {!isReading && (
          <UnstyledButton
            className={sheet.grip ?? ''}
            data-grip
            aria-label={t('list.grip', { title, place, count: lists })}
            onKeyDown={onKeyDown}
          >
            <IconGripVertical size={16} aria-hidden />
          </UnstyledButton>
        )}
        <Title order={2} size="h5" id={`list-${id}`} className={classes.listTitle ?? ''}>
          {title}
        </Title>
        <span className={classes.count}>
          <span aria-hidden>{limit === null ? count : `${count}/${limit}`}</span>
          <VisuallyHidden>{limit === null ? t('list.count', { count, title }) : t('list.countOf', { count, limit, title })}</VisuallyHidden>
        </span>
        {!isReading && <ListMenu list={list} count={count} place={place} lists={lists} />}
      </div>
      {over && (
        <p className={classes.over}>
          <IconAlertTriangle size={16} aria-hidden />
          {t('list.over', { count: count - limit, limit })}
        </p>
      )}
    </header>
  )
}

function ListMenu({ list, count, place, lists }: Omit<ListHeadProps, 'isReading'>) {
  const t = useScrumboardTexts()
  const { moveList } = useBoardDeeds()
  const [asks, setAsks] = useState<'edit' | 'delete' | null>(null)
  const sideways = [
    { id: 'left', fits: place > 1, icon: <IconArrowLeft size={18} aria-hidden />, to: place - 2 },
    { id: 'right', fits: place < lists, icon: <IconArrowRight size={18} aria-hidden />, to: place },
  ] as const
  const moves = sideways.flatMap(({ id, fits, icon, to }) =>
    fits ? [{ id, label: t(`list.${id}`), icon, onSelect: () => moveList(list.id, to) }] : [],
  )
  return (
    <>
      <Menu
        trigger={<IconButton size="sm" label={t('moreOf', { title: list.title })} icon={<IconDots size={18} aria-hidden />} />}
        groups={[
          {
            entries: [
              { id: 'edit', label: t('list.edit'), icon: <IconPencil size={18} aria-hidden />, onSelect: () => setAsks('edit') },
              ...moves,
              {
                id: 'delete',
                label: t('delete'),
                icon: <IconTrash size={18} aria-hidden />,
                danger: true,
                onSelect: () => setAsks('delete'),
              },
            ],
          },
        ]}
      />
      {asks === 'edit' && <EditList list={list} onClose={() => setAsks(null)} />}
      {asks === 'delete' && <DeleteList list={list} count={count} onClose={() => setAsks(null)} />}
    </>
  )
}
