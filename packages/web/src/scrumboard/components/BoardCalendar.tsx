import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { dueDay } from '@dreiklang/domain/shared/due'
import { type IsoDate, mondayOf, plusDays, plusMonths } from '@dreiklang/domain/shared/time'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { formatDate, formatMonth, formatShortDay } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button, IconButton } from '../../ui/buttons.tsx'
import { DragLabel, findTaken, usePointerLift } from '../../ui/boardLift.tsx'
import sheet from '../../ui/CardBoard.module.css'
import { Title } from '../../ui/layout.tsx'
import { stepAtEdge } from '../../ui/pointerDrag.ts'
import { useScrumboardTexts } from '../scrumboard.texts.ts'
import { CalendarDay, type DayDeeds } from './CalendarDay.tsx'
import type { BoardView } from './boardViews.ts'
import { useDayLift } from './useDayLift.ts'
import classes from './Calendar.module.css'

interface BoardCalendarProps {
  board: WholeBoard
  /** Those that the filter leaves. */
  cards: readonly BoardCard[]
  view: Exclude<BoardView, 'tafel'>
  /** '': today. */
  day: string
  onShow: (address: { tag?: string; ansicht?: BoardView }) => void
}

const daysFrom = (first: IsoDate, count: number): IsoDate[] => Array.from({ length: count }, (_, nr) => plusDays(first, nr))

/** Whole weeks: of a month those that have a day of it. */
function daysOf(view: BoardCalendarProps['view'], day: IsoDate): IsoDate[] {
  if (view === 'woche') return daysFrom(mondayOf(day), 7)
  const first = mondayOf(`${day.slice(0, 7)}-01`)
  const last = plusDays(plusMonths(`${day.slice(0, 7)}-01`, 1), -1)
  return daysFrom(first, plusDays(first, 35) <= last ? 42 : 35).filter((one) => one <= plusDays(mondayOf(last), 6))
}

/** Where the pointer is: a day, or '' for the tray of those without one. */
function dayAt(frame: HTMLElement | null, { x, y }: { x: number; y: number }): string | null {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]') ?? null
  return place !== null && frame?.contains(place) === true ? (place.dataset['day'] ?? null) : null
}

function useByDay(cards: readonly BoardCard[]): ReadonlyMap<string, readonly BoardCard[]> {
  return useMemo(() => {
    const found = new Map<string, BoardCard[]>()
    for (const card of cards) {
      const day = card.dueDate === null ? '' : dueDay(card.dueDate)
      found.set(day, [...(found.get(day) ?? []), card])
    }
    return found
  }, [cards])
}

/** Cards on the days on which they are due. One is drawn to another day by mouse, by finger and by keys. */
export function BoardCalendar({ board, cards, view, day, onShow }: BoardCalendarProps) {
  const t = useScrumboardTexts()
  const today = useToday()
  const shownDay = day === '' ? today : day
  const days = daysOf(view, shownDay)
  const frame = useRef<HTMLDivElement>(null)
  const label = useRef<HTMLDivElement>(null)
  const [drawn, setDrawn] = useState<{ id: string; over: string | null } | null>(null)
  const lift = useDayLift({ frame, cards, days, today, onDay: (tag) => onShow({ tag }) })
  const byDay = useByDay(lift.shown)
  usePointerLift<string, string>(
    { board: frame, label },
    {
      gripAt: (event) => (board.archived ? null : (findTaken(event)?.closest<HTMLElement>('[data-card]')?.dataset['card'] ?? null)),
      onLift: (id) => setDrawn({ id, over: null }),
      scroll: (_id, { y }) => {
        if (frame.current === null) return
        const { top, bottom } = frame.current.getBoundingClientRect()
        frame.current.scrollTop += stepAtEdge(y, { from: top, to: bottom })
      },
      findOver: (_id, at) => dayAt(frame.current, at),
      onOver: (id, over) => setDrawn((before) => (before?.over === over ? before : { id, over })),
      onEnd: (id, over) => {
        setDrawn(null)
        if (over !== null) lift.move(id, over)
      },
    },
  )
  const deeds: DayDeeds = { boardId: board.id, liftedId: lift.liftedId, onGripKey: board.archived ? null : lift.onGripKey }
  const place = (one: string) => ({ key: one, day: one, cards: byDay.get(one) ?? [], isOver: drawn?.over === one, ...deeds })
  return (
    <>
      <CalendarHead view={view} days={days} day={shownDay} onShow={onShow} />
      <div ref={frame} className={classes.frame} data-dragging={drawn !== null || undefined}>
        <div className={classes.days} data-view={view}>
          {days.map((one) => {
            const { key, ...rest } = place(one)
            const isBeside = view === 'monat' && one.slice(0, 7) !== shownDay.slice(0, 7)
            return (
              <CalendarDay
                key={key}
                {...rest}
                isToday={one === today}
                isBeside={isBeside}
                most={view === 'monat' ? 4 : null}
                onAll={() => onShow({ ansicht: 'woche', tag: one })}
              />
            )
          })}
        </div>
        <CalendarDay {...place('')} key="none" isToday={false} isBeside={false} most={null} />
      </div>
      <DragLabel ref={label} shown={drawn !== null}>
        <strong>{cards.find(({ id }) => id === drawn?.id)?.title}</strong>
        <span>{drawn === null || drawn.over === null ? t('move.nowhere') : lift.wordsOf(drawn.over)}</span>
      </DragLabel>
    </>
  )
}

interface CalendarHeadProps extends Pick<BoardCalendarProps, 'view' | 'day' | 'onShow'> {
  days: readonly IsoDate[]
}

function CalendarHead({ view, days, day, onShow }: CalendarHeadProps) {
  const t = useScrumboardTexts()
  const by = (step: number) => (view === 'woche' ? plusDays(day, 7 * step) : plusMonths(`${day.slice(0, 7)}-01`, step))
  const [first = day, last = day] = [days[0], days.at(-1)]
  return (
    <div className={`${sheet.notice} ${classes.head}`} data-no-print>
      <IconButton
        label={t(`calendar.before.${view}`)}
        icon={<IconChevronLeft size={20} aria-hidden />}
        onClick={() => onShow({ tag: by(-1) })}
      />
      <Button look="secondary" size="sm" onClick={() => onShow({ tag: '' })}>
        {t('calendar.today')}
      </Button>
      <IconButton
        label={t(`calendar.after.${view}`)}
        icon={<IconChevronRight size={20} aria-hidden />}
        onClick={() => onShow({ tag: by(1) })}
      />
      <Title order={2} size="h4" role="status">
        {view === 'monat' ? formatMonth(day) : `${formatShortDay(first)} – ${formatDate(last)}`}
      </Title>
    </div>
  )
}
