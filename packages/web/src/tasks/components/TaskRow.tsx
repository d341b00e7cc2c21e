import type { Task, TaskTag } from '@dreiklang/domain/tasks/tasks.contract'
import { IconGripVertical } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { SelectionMark } from '../../form/Selection.tsx'
import { PlainLink, UnstyledButton } from '../../ui/buttons.tsx'
import { toastError } from '../../ui/toast.tsx'
import { taskPath } from '../tasks.paths.ts'
import { useCompleteTask } from '../tasks.queries.ts'
import { useTasksTexts } from '../tasks.texts.ts'
import { selectable, useSelection } from './selection.ts'
import { TaskFacts } from './TaskFacts.tsx'
import { MarkedTitle, useTitleOf } from './taskWords.tsx'
import { useWithList } from '../../shared/useWithList.ts'
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
  const { ids, isSelecting, toggle, extend } = useSelection()
  const { id, type, completed } = task
  const isTask = type === 'task'
  const title = titleOf(task)
  return (
    <li
      className={classes.row}
      data-sort={grip === null ? undefined : id}
      data-kind={type}
      {...(isTask ? { [selectable]: id } : {})}
      data-selected={ids.has(id) || undefined}
      data-open={isOpen || undefined}
      data-dragged={isDragged || undefined}
      data-done={(isTask && completed) || undefined}
    >
      {isSelecting && (
        <span className={classes.select}>
          {isTask && (
            <SelectionMark
              aria-label={t('bulk.select', { title })}
              checked={ids.has(id)}
              onChange={({ nativeEvent }) => (nativeEvent instanceof MouseEvent && nativeEvent.shiftKey ? extend(id) : toggle(id))}
            />
          )}
        </span>
      )}
      {!isSelecting && grip !== null && (
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
        onClick={(event) => {
          if (!isTask || !(event.shiftKey || event.metaKey || event.ctrlKey)) return
          event.preventDefault()
          if (event.shiftKey) extend(id)
          else toggle(id)
        }}
        aria-current={isOpen || undefined}
        aria-label={isTask ? undefined : t('sectionOf', { title })}
      >
        {marked === undefined || marked === '' ? title : <MarkedTitle html={marked} />}
      </PlainLink>
      {isTask && <TaskFacts task={task} tags={tags} />}
    </li>
  )
}
