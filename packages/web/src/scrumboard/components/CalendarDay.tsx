import type { BoardCard } from '@dreiklang/domain/scrumboard/board.contract'
import { isOverdue } from '@dreiklang/domain/scrumboard/scrumboard'
import { dueDay } from '@dreiklang/domain/shared/due'
import { IconGripVertical } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { formatLongDate, formatShortDay, formatTime } from '../../shared/format.ts'
import colours from '../../ui/Colours.module.css'
import grid from '../../ui/Calendar.module.css'
import sheet from '../../ui/CardBoard.module.css'
import { PlainLink, UnstyledButton } from '../../ui/buttons.tsx'
import { Note } from '../../ui/layout.tsx'
import { useCardPath } from '../scrumboard.paths.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import classes from './Calendar.module.css'

export interface DayDeeds {
  boardId: string
  liftedId: string | null
  /** Null: the board can only be read. */
  onGripKey: ((card: BoardCard, event: KeyboardEvent) => void) | null
}

interface CalendarDayProps extends DayDeeds {
  /** '': the tray of those without one. */
  day: string
  cards: readonly BoardCard[]
  isToday: boolean
  /** Of the month before or after. */
  isBeside: boolean
  isOver: boolean
  /** How many are shown; null: all. */
  most: number | null
  onAll?: () => void
}

export function CalendarDay({ day, cards, isToday, isBeside, isOver, most, onAll, ...deeds }: CalendarDayProps) {
  const t = useScrumboardTexts()
  // What is in hand is always seen.
  const all = cards.toSorted((a, b) => Number(b.id === deeds.liftedId) - Number(a.id === deeds.liftedId))
  const shown = most === null || cards.length <= most ? all : all.slice(0, most - 1)
  const isTray = day === ''
  return (
    <section
      className={isTray ? classes.tray : grid.day}
      data-day={day}
      data-today={isToday || undefined}
      data-beside={isBeside || undefined}
      data-over={isOver || undefined}
      aria-label={isTray ? t('calendar.none') : formatLongDate(day)}
    >
      <h3 className={grid.date} aria-hidden={!isTray}>
        {isTray ? t('calendar.noneCount', { count: cards.length }) : formatShortDay(day)}
      </h3>
      {isTray && cards.length === 0 && <Note>{t('calendar.noneEmpty')}</Note>}
      <ul className={classes.cards}>
        {shown.map((card) => (
          <DayCard key={card.id} card={card} {...deeds} />
        ))}
      </ul>
      {shown.length < cards.length && (
        <UnstyledButton className={classes.more ?? ''} onClick={onAll}>
          {t('calendar.more', { count: cards.length - shown.length })}
        </UnstyledButton>
      )}
    </section>
  )
}

function DayCard({ card, boardId, liftedId, onGripKey }: DayDeeds & { card: BoardCard }) {
  const t = useScrumboardTexts()
  const pathOf = useCardPath(boardId)
  const { id, title, dueDate } = card
  const late = dueDate !== null && isOverdue(dueDate, new Date().toISOString())
  return (
    <li
      className={`${sheet.card} ${classes.card} ${colours.coloured}`}
      data-card={id}
      data-colour={card.colour}
      data-lifted={id === liftedId || undefined}
    >
      <PlainLink to={pathOf(id)} className={`${sheet.open} ${classes.title}`} draggable={false}>
        {dueDate !== null && dueDate.length > 10 && <span className={grid.time}>{formatTime(dueDate)} </span>}
        {title}
        {late && <span className="unseen">, {t('filter.overdue')}</span>}
      </PlainLink>
      {onGripKey !== null && (
        <UnstyledButton
          className={`${sheet.grip} ${classes.grip}`}
          data-grip
          aria-label={t('calendar.grip', { title, day: dueDate === null ? t('calendar.none') : formatShortDay(dueDay(dueDate)) })}
          aria-pressed={id === liftedId}
          onKeyDown={(event) => onGripKey(card, event)}
        >
          <IconGripVertical size={14} aria-hidden />
        </UnstyledButton>
      )}
    </li>
  )
}
