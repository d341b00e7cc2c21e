import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import { dueOnDay } from '@dreiklang/domain/shared/due'
import { daysShown } from '@dreiklang/domain/shared/calendar'
import { filterTasks, tasksByDay } from '@dreiklang/domain/tasks/view'
import type { IsoDate } from '@dreiklang/domain/shared/time'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatLongDate, formatShortDay } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Button } from '../../ui/buttons.tsx'
import sheet from '../../ui/Calendar.module.css'
import { CalendarHead } from '../../ui/CalendarHead.tsx'
import { announce } from '../../ui/feedback.tsx'
import { toastError, toastSuccess } from '../../ui/toast.tsx'
import { useMoveTask, usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { CalendarTask } from './CalendarTask.tsx'
import type { ChangeAddress, TaskAddress } from './taskAddress.ts'
import { useTitleOf } from './taskWords.tsx'
import classes from './TaskCalendar.module.css'

interface CalendarProps {
  form: 'monat' | 'woche'
  tasks: readonly Task[]
  openId: string | undefined
  address: TaskAddress
  onChange: ChangeAddress
}

/** What is due, by day. A task goes to another day by the pointer, or by the arrow keys on its grip; its hour stays. */
export function TaskCalendar({ form, tasks, openId, address, onChange }: CalendarProps) {
  const t = useTasksTexts()
  const today = useToday()
  const { me } = usePeople()
  const { calendar, move } = useKeptFocus(useMoveToDay())
  const day = address.am ?? today
  const shown = filterTasks(tasks, address, { me, today })
  const byDay = tasksByDay(shown)
  const without = shown.filter(({ dueDate, completed }) => dueDate === null && !completed).length
  return (
    <section ref={calendar} className={classes.calendar} aria-label={t('view.calendar')}>
      <CalendarHead form={form} day={day} onDay={(am) => onChange({ am })}>
        {without > 0 && <span className={classes.dimmed}>{t('view.without', { count: without })}</span>}
      </CalendarHead>
      <ol className={sheet.days} data-form={form}>
        {daysShown(form, day).map((one) => (
          <Day key={one} day={one} isToday={one === today} isBeside={form === 'monat' && one.slice(0, 7) !== day.slice(0, 7)}>
            {byDay.get(one)?.map((task) => (
              <CalendarTask key={task.id} task={task} day={one} isOpen={task.id === openId} onMove={move} />
            ))}
          </Day>
        ))}
      </ol>
    </section>
  )
}

interface DayProps {
  day: IsoDate
  isToday: boolean
  /** Of another month. */
  isBeside: boolean
  children: ReactNode
}

function Day({ day, isToday, isBeside, children }: DayProps) {
  return (
    <li className={sheet.day} data-day={day} data-today={isToday || undefined} data-beside={isBeside || undefined}>
      <time dateTime={day} className={sheet.date} aria-label={formatLongDate(day)} {...(isToday && { 'aria-current': 'date' })}>
        {formatShortDay(day)}
      </time>
      {children !== undefined && <ul className={classes.tasks}>{children}</ul>}
    </li>
  )
}

type Move = (task: Task, day: IsoDate, how: { byKeys: boolean }) => void

/** What was moved by keys stands in another day then: its grip keeps the focus, so that the next key moves it on. */
function useKeptFocus(onMove: Move) {
  const calendar = useRef<HTMLElement>(null)
  const moved = useRef<{ id: string; day: IsoDate } | null>(null)
  useEffect(() => {
    if (moved.current === null) return
    const { id, day } = moved.current
    const grip = calendar.current?.querySelector<HTMLElement>(`[data-day="${day}"] [data-grip="${id}"]`) ?? null
    if (grip === null) return
    moved.current = null
    grip.focus()
  })
  const move: Move = (task, day, how) => {
    moved.current = how.byKeys ? { id: task.id, day } : null
    onMove(task, day, how)
  }
  return { calendar, move }
}

/** Says where it went, and takes it back at a press. */
function useMoveToDay(): Move {
  const t = useTasksTexts()
  const titleOf = useTitleOf()
  const { mutate } = useMoveTask()
  return (task, day, { byKeys }) => {
    const { id, dueDate } = task
    if (dueDate === null) return
    const words = t('view.moved', { title: titleOf(task), day: formatLongDate(day) })
    const undo = (
      <Button look="subtle" onClick={() => mutate({ id, dueDate }, { onError: toastError })}>
        {t('undo')}
      </Button>
    )
    const say = () => (byKeys ? announce(words) : toastSuccess(words, undo))
    mutate({ id, dueDate: dueOnDay(dueDate, day) }, { onSuccess: say, onError: toastError })
  }
}
