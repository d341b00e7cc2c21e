import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import {
  IconArrowNarrowDown,
  IconCalendarDue,
  IconFlag3,
  IconGripVertical,
  IconListCheck,
  IconNotes,
  IconUser,
  IconUserQuestion,
  IconUserX,
} from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useToday } from '../../shared/useToday.ts'
import { SelectionMark } from '../../form/Selection.tsx'
import { PlainLink, UnstyledButton } from '../../ui/buttons.tsx'
import { Badge } from '../../ui/feedback.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { taskPath } from '../tasks.paths.ts'
import { useCompleteTask, usePeople } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { MarkedTitle, dueDay, priorityWords, useDueOf, useTitleOf } from './taskWords.tsx'
import { useWithList } from './useWithList.ts'
import classes from './Tasks.module.css'

interface TaskRowProps {
  task: Task
  tags: readonly TaskTag[]
  isOpen: boolean
  isDragged: boolean
  /** Where it was found: its title with the matches marked. */
  marked?: string | undefined
  /** Null where it cannot be moved. */
  grip: { place: number; count: number; handlers: ComponentProps<'button'> } | null
}

export function TaskRow({ task, tags, isOpen, isDragged, marked, grip }: TaskRowProps) {
  const t = useTasksTexts()
  const titleOf = useTitleOf()
  const withList = useWithList()
  const complete = useCompleteTask()
  const { id, type, completed } = task
  const isTask = type === 'task'
  const title = titleOf(task)
  return (
    <li
      className={classes.row}
      data-sort={grip === null ? undefined : id}
      data-kind={type}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      data-done={(isTask && completed) || undefined}
    >
      {grip !== null && (
        <UnstyledButton
          {...grip.handlers}
          className={classes.grip ?? ''}
          data-grip
          aria-label={t('grip', { title, place: grip.place, count: grip.count })}
        >
          <IconGripVertical size={18} aria-hidden />
        </UnstyledButton>
      )}
      {isTask && (
        <SelectionMark
          aria-label={t('done', { title })}
          checked={completed}
          onChange={(event) => complete.mutate({ id, completed: event.currentTarget.checked }, { onError: toastError })}
        />
      )}
      <PlainLink
        to={withList(taskPath(id))}
        className={classes.title}
        aria-current={isOpen || undefined}
        aria-label={isTask ? undefined : t('sectionOf', { title })}
      >
        {marked === undefined || marked === '' ? title : <MarkedTitle html={marked} />}
      </PlainLink>
      {isTask && <Facts task={task} tags={tags} />}
    </li>
  )
}

function Facts({ task, tags }: Pick<TaskRowProps, 'task' | 'tags'>) {
  const t = useTasksTexts()
  const dueOf = useDueOf()
  const today = useToday()
  const { completed, dueDate, notes, priority, subTasks } = task
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
function Person({ task: { assignedTo, handover, completed } }: Pick<TaskRowProps, 'task'>) {
  const t = useTasksTexts()
  const { me, nameOf } = usePeople()
  if (assignedTo === null) return null
  const state = handover === null || completed ? 'none' : handover.state
  const Icon = personIcons[state]
  const name = assignedTo === me ? t('person.mine') : nameOf(assignedTo)
  const words = {
    none: name,
    accepted: name,
    open: assignedTo === me ? t('person.askedMe') : t('person.asked', { name }),
    returned: handover === null ? name : t('person.returned', { name: nameOf(handover.to) }),
  }
  return (
    <span className={classes.fact} data-waits={state === 'open' || state === 'returned' || undefined}>
      <Icon size={16} aria-hidden />
      {words[state]}
    </span>
  )
}
