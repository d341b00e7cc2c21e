/** A task in words, for rows and announcements. */
import { partsOfMarked } from '@dreiklang/domain/tasks/tasks'
import type { Task } from '@dreiklang/domain/tasks/tasks.contract'
import { formatDate, formatTime } from '../../shared/format.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import classes from './Tasks.module.css'

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

/** What it waits for, or why it waits in vain; '' for one that does not wait. */
export function useWaitWords(): (task: Pick<Task, 'wait' | 'waiting'>) => string {
  const t = useTasksTexts()
  return ({ wait, waiting }) => {
    if (wait === null || waiting === null) return ''
    const number = waiting.number ?? t('wait.gone')
    if (waiting.outcome === 'ended') return t(`wait.ended.${wait.on}`, { number })
    const after = t('wait.after', { count: wait.days })
    return wait.on === 'order'
      ? t('wait.order', { number, state: t(`wait.state.${wait.state}`), after })
      : t('wait.visit', { number, after })
  }
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
