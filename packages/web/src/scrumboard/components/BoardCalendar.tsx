import type { BoardCard, WholeBoard } from '@dreiklang/domain/scrumboard/board.contract'
import { daysShown } from '@dreiklang/domain/shared/calendar'
import { dueDay } from '@dreiklang/domain/shared/due'
import { useMemo, useRef, useState } from 'react'
import { useToday } from '../../shared/useToday.ts'
import { DragLabel, findTaken, usePointerLift } from '../../ui/boardLift.tsx'
import grid from '../../ui/Calendar.module.css'
import { CalendarHead } from '../../ui/CalendarHead.tsx'
import sheet from '../../ui/CardBoard.module.css'
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
  const days = daysShown(view, shownDay)
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
      <div className={sheet.notice}>
        <CalendarHead form={view} day={shownDay} onDay={(tag) => onShow({ tag: tag ?? '' })} />
      </div>
      <div ref={frame} className={classes.frame} data-dragging={drawn !== null || undefined}>
        <div className={grid.days} data-form={view}>
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
