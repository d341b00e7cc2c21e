import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconArrowNarrowDown, IconCalendarDue, IconFlag3, IconGripVertical, IconListCheck, IconNotes } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { useToday } from '../../shared/useToday.ts'
import { SelectionMark } from '../../form/Selection.tsx'
import { PlainLink, UnstyledButton } from '../../ui/buttons.tsx'
import { Badge } from '../../ui/feedback.tsx'
import { VisuallyHidden } from '../../ui/layout.tsx'
import { toastError } from '../../ui/toast.tsx'
import { taskPath } from '../tasks.paths.ts'
import { useCompleteTask } from '../tasks.queries.ts'
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
