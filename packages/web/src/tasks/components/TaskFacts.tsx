import { dueDay } from '@dreiklang/domain/shared/due'
import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import {
  IconArrowNarrowDown,
  IconBell,
  IconCalendarDue,
  IconFlag3,
  IconHourglass,
  IconListCheck,
  IconNotes,
  IconRepeat,
  IconUser,
  IconUserQuestion,
  IconUserX,
} from '@tabler/icons-react'
import { formatStamp } from '../../shared/format.ts'
import { useToday } from '../../shared/useToday.ts'
import { Badge } from '../../ui/feedback.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { useRepeatWords } from '../../form/RepeatField.tsx'
import { priorityWords, useDueOf, useWaitWords } from './taskWords.tsx'
import classes from './Tasks.module.css'

interface TaskFactsProps {
  task: Task
  tags: readonly TaskTag[]
}

export function TaskFacts({ task, tags }: TaskFactsProps) {
  const t = useTasksTexts()
  const dueOf = useDueOf()
  const today = useToday()
  const repeatWords = useRepeatWords()
  const { completed, dueDate, notes, priority, repeat, reminder, subTasks, waiting } = task
  const waitWords = useWaitWords()
  const done = subTasks.filter((one) => one.completed).length
  const isLate = !completed && dueDate !== null && dueDay(dueDate) < today
  return (
    <span className={classes.facts}>
      <Person task={task} />
      {tags
        .filter(({ id }) => task.tags.includes(id))
        .map(({ id, title }) => (
          <Badge key={id}>{title}</Badge>
        ))}
      {notes !== '' && (
        <span className={classes.fact} title={t('field.notes')}>
          <IconNotes size={16} aria-hidden />
          <VisuallyHidden>{t('field.notes')}</VisuallyHidden>
        </span>
      )}
      {subTasks.length > 0 && (
        <span className={classes.fact} title={t('subTasksDone', { done, all: subTasks.length })}>
          <IconListCheck size={16} aria-hidden />
          <span aria-hidden>
            {done}/{subTasks.length}
          </span>
          <VisuallyHidden>{t('subTasksDone', { done, all: subTasks.length })}</VisuallyHidden>
        </span>
      )}
      {dueDate !== null && (
        <span className={classes.fact} data-late={isLate || undefined}>
          <IconCalendarDue size={16} aria-hidden />
          {dueOf(dueDate)}
          {isLate && `, ${t('overdue')}`}
        </span>
      )}
      {waiting !== null && waiting.outcome !== 'reached' && !completed && (
        <span className={classes.fact} data-long data-waits={waiting.outcome === 'ended' || undefined}>
          <IconHourglass size={16} aria-hidden />
          {waitWords(task)}
        </span>
      )}
      {repeat !== null && !completed && (
        <span className={classes.fact} title={repeatWords(repeat, dueDate === null ? today : dueDay(dueDate))}>
          <IconRepeat size={16} aria-hidden />
          <VisuallyHidden>{repeatWords(repeat, dueDate === null ? today : dueDay(dueDate))}</VisuallyHidden>
        </span>
      )}
      {reminder !== null && !completed && (
        <span className={classes.fact} title={t('reminds', { at: formatStamp(reminder) })}>
          <IconBell size={16} aria-hidden />
          <VisuallyHidden>{t('reminds', { at: formatStamp(reminder) })}</VisuallyHidden>
        </span>
      )}
      {priority !== 1 && (
        <span className={classes.fact} data-high={priority === 2 || undefined} title={t(`priorityOf.${priorityWords[priority]}`)}>
          {priority === 2 ? <IconFlag3 size={16} aria-hidden /> : <IconArrowNarrowDown size={16} aria-hidden />}
          <VisuallyHidden>{t(`priorityOf.${priorityWords[priority]}`)}</VisuallyHidden>
        </span>
      )}
    </span>
  )
}

const personIcons = { none: IconUser, open: IconUserQuestion, accepted: IconUser, returned: IconUserX } as const

/** Whose it is; as long as somebody has not answered, or has given it back, that is said instead. */
function Person({ task: { assignedTo, delegation, completed } }: Pick<TaskFactsProps, 'task'>) {
  const t = useTasksTexts()
  const { me, nameOf } = usePeople()
  if (assignedTo === null) return null
  const state = delegation === null || completed ? 'none' : delegation.state
  const Icon = personIcons[state]
  const name = assignedTo === me ? t('person.mine') : nameOf(assignedTo)
  const words = {
    none: name,
    accepted: name,
    open: assignedTo === me ? t('person.askedMe') : t('person.asked', { name }),
    returned: delegation === null ? name : t('person.returned', { name: nameOf(delegation.to) }),
  }
  return (
    <span className={classes.fact} data-waits={state === 'open' || state === 'returned' || undefined}>
      <Icon size={16} aria-hidden />
      {words[state]}
    </span>
  )
}
