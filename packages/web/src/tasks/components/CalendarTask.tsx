import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import { type IsoDate, plusDays } from '@dreiklang/domain/shared/time'
import { IconGripVertical } from '@tabler/icons-react'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { formatLongDate, formatTime } from '../../shared/format.ts'
import { useWithList } from '../../shared/useWithList.ts'
import { PlainLink, UnstyledButton } from '../../ui/buttons.tsx'
import sheet from '../../ui/Calendar.module.css'
import { followPointer } from '../../ui/pointerDrag.ts'
import { taskPath } from '../tasks.paths.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { useTitleOf } from './taskWords.tsx'
import classes from './TaskCalendar.module.css'

interface CalendarTaskProps {
  task: Task
  day: IsoDate
  isOpen: boolean
  onMove: (task: Task, day: IsoDate, how: { byKeys: boolean }) => void
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }

const dayAt = (x: number, y: number): HTMLElement | null => document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]') ?? null

function useDragging(task: Task, { day, onMove }: Pick<CalendarTaskProps, 'day' | 'onMove'>) {
  const item = useRef<HTMLLIElement>(null)
  const stop = useRef<(() => void) | null>(null)
  useEffect(() => () => stop.current?.(), [])
  const onPointerDown = (event: PointerEvent) => {
    if (event.button !== 0) return
    let over: HTMLElement | null = null
    const mark = (next: HTMLElement | null) => {
      if (over !== next) over?.removeAttribute('data-over')
      next?.setAttribute('data-over', 'true')
      over = next
    }
    stop.current = followPointer(event.nativeEvent, {
      onStart: () => item.current?.setAttribute('data-dragged', 'true'),
      onFrame: ({ x, y }) => mark(dayAt(x, y)),
      onEnd: (dropped) => {
        item.current?.removeAttribute('data-dragged')
        mark(null)
        const to = dropped === null ? undefined : dayAt(dropped.x, dropped.y)?.dataset['day']
        if (to !== undefined && to !== day) onMove(task, to, { byKeys: false })
      },
    })
  }
  return { item, onPointerDown }
}

export function CalendarTask({ task, day, isOpen, onMove }: CalendarTaskProps) {
  const t = useTasksTexts()
  const title = useTitleOf()(task)
  const withList = useWithList()
  const { item, onPointerDown } = useDragging(task, { day, onMove })
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    onMove(task, plusDays(day, step), { byKeys: true })
  }
  return (
    <li ref={item} className={classes.task} data-done={task.completed || undefined} data-open={isOpen || undefined}>
      <UnstyledButton
        data-grip={task.id}
        className={classes.grip ?? ''}
        aria-label={t('view.grip', { title, day: formatLongDate(day) })}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
      >
        <IconGripVertical size={14} aria-hidden />
      </UnstyledButton>
      <PlainLink to={withList(taskPath(task.id))} className={classes.title} aria-current={isOpen || undefined}>
        {task.dueDate !== null && task.dueDate.length > 10 && <span className={sheet.time}>{formatTime(task.dueDate)} </span>}
        {title}
      </PlainLink>
    </li>
  )
}
