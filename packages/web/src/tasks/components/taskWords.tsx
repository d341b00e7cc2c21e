/** A task in words, for rows and announcements. */
import { partsOfMarked } from '@dreiklang/domain/tasks/tasks'
import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import { berlinDate } from '@dreiklang/domain/shared/time'
import { formatDate, formatTime } from '../../shared/format.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import classes from './Tasks.module.css'

/** The day in Berlin, of a day or an instant. */
export const dueDay = (dueDate: string): string => (dueDate.length === 10 ? dueDate : berlinDate(dueDate))

/** By the number that the wire has. */
export const priorityWords = ['low', 'normal', 'high'] as const

export function useTitleOf(): (task: Pick<Task, 'title'>) => string {
  const t = useTasksTexts()
  return ({ title }) => (title === '' ? t('untitled') : title)
}

export function useDueOf(): (dueDate: string) => string {
  const t = useTasksTexts()
  return (dueDate) =>
    dueDate.length === 10 ? t('due', { day: formatDate(dueDate) }) : t('dueAt', { day: formatDate(dueDate), time: formatTime(dueDate) })
}

/** A title that the search has answered as HTML; it is read as text. */
export function MarkedTitle({ html }: { html: string }) {
  return partsOfMarked(html).map(({ text, marked }, place) =>
    marked ? (
      <mark key={place} className={classes.mark}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
